// What the runner of tests and its reporter know of each other: which file's tests run, and which files the reporter is through with.

/** The file whose tests run now. */
export const now = { file: '' };

/** The title of the empty test that stands after a file's own. */
export const endOf = (file) => `the end of ${file}`;

const waiting = new Map();

/** Resolves when everything that the tests of a file had to say has reached the reporter. */
export const through = (file) => new Promise((resolve) => waiting.set(endOf(file), resolve));

/** A test of that title has passed. */
export const passed = (title) => waiting.get(title)?.();
