/** Holds what both sides must agree on about blog posts. It has no imports, because the browser runs it. */

export const POSTS_PER_PAGE = 10

/** Is their number at the end of a post, and in the block of the home page. */
export const OTHER_POSTS = 3
