/** What both sides must agree on about blog posts. Without imports: the browser runs it. */

export const POSTS_PER_PAGE = 10

/** At the end of a post, and in the block of the home page. */
export const OTHER_POSTS = 3
