/**
 * Notes on a promise what it comes to, where `use` reads it: a part of the page that asks for something that is there already is drawn at once. Call it
 * as the promise is made.
 */
export function noted<T>(promise: Promise<T>): Promise<T> {
  promise.then(
    (value) => void Object.assign(promise, { status: 'fulfilled', value }),
    // Nothing is given on: the promise itself would be a failure that nobody hears.
    (reason: unknown) => void Object.assign(promise, { status: 'rejected', reason }),
  );
  return promise;
}
