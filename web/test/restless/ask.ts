/** What a browser says when the page went while it was asked, and pages say that do not run yet. */
const GONE =
  /context was destroyed|navigat|Cannot find context|closed|Frame was detached|restless\w+ is not defined|Cannot read properties of undefined/i;

/** Asks a page. Returns `instead` where the page went while it was asked. */
export async function ask<T>(question: () => Promise<T>, instead: T): Promise<T> {
  try {
    return await question();
  } catch (error) {
    if (error instanceof Error && GONE.test(error.message)) return instead;
    throw error;
  }
}
