/** Sums from which an equation's coefficients follow: `products` is the square matrix of the columns with each other, row by row. */
export interface NormalEquations {
  readonly columns: number;
  readonly products: Float64Array;
  readonly targets: Float64Array;
}

/** Coefficients by column, and the diagonal of the matrix's inverse: times the variance of a residual it is a coefficient's variance. */
export interface Solution {
  readonly coefficients: readonly number[];
  readonly spread: readonly number[];
}

/** Keeps columns apart that always come together, without moving others. */
const RIDGE = 1e-9;

/** Solves the equations by Cholesky's decomposition. */
export function solve({ columns: n, products, targets }: NormalEquations): Solution {
  const lower = decomposed(n, products);
  const coefficients = backward(n, lower, forward(n, lower, targets));
  const spread = Array.from({ length: n }, (_, column) => {
    const unit = new Float64Array(n);
    unit[column] = 1;
    return forward(n, lower, unit).reduce((sum, one) => sum + one * one, 0);
  });
  return { coefficients: [...coefficients], spread };
}

/** The lower triangle whose product with its transpose is the matrix. */
function decomposed(n: number, products: Float64Array): Float64Array {
  const lower = new Float64Array(n * n);
  for (let row = 0; row < n; row++) {
    for (let column = 0; column < row; column++) {
      const rest = (products[row * n + column] ?? 0) - product(n, lower, row, column);
      lower[row * n + column] = rest / (lower[column * n + column] ?? 1);
    }
    const own = products[row * n + row] ?? 0;
    lower[row * n + row] = Math.sqrt(Math.max(own + RIDGE * (1 + own) - product(n, lower, row, row), RIDGE));
  }
  return lower;
}

/** The product of two rows of the triangle, as far as the second goes before its diagonal. */
function product(n: number, lower: Float64Array, row: number, column: number): number {
  let sum = 0;
  for (let k = 0; k < column; k++) sum += (lower[row * n + k] ?? 0) * (lower[column * n + k] ?? 0);
  return sum;
}

function forward(n: number, lower: Float64Array, right: Float64Array): Float64Array {
  const out = new Float64Array(n);
  for (let i = 0; i < n; i++) {
    let sum = right[i] ?? 0;
    for (let k = 0; k < i; k++) sum -= (lower[i * n + k] ?? 0) * (out[k] ?? 0);
    out[i] = sum / (lower[i * n + i] ?? 1);
  }
  return out;
}

function backward(n: number, lower: Float64Array, right: Float64Array): Float64Array {
  const out = new Float64Array(n);
  for (let i = n - 1; i >= 0; i--) {
    let sum = right[i] ?? 0;
    for (let k = i + 1; k < n; k++) sum -= (lower[k * n + i] ?? 0) * (out[k] ?? 0);
    out[i] = sum / (lower[i * n + i] ?? 1);
  }
  return out;
}
