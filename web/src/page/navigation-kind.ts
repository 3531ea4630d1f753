/** Whether the reader follows a link; by the browser's own "back" one comes to where one had read. */
let byLink = false;

/** A link is followed. */
export function setOut(): void {
  byLink = true;
}

/** A new page begins at its top. */
export function arrive(): void {
  if (byLink) window.scrollTo(0, 0);
  byLink = false;
}
