/** Lucide 1.62.0 (ISC licence); written by web/bin/pick-icons.mjs. */
export const menuIcon = 'M4 5h16M4 12h16M4 19h16'
