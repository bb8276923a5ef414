/** Lucide 1.62.0 (ISC licence); written by web/bin/pick-icons.mjs. */
export const crosshairIcon = 'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0M22 12L18 12M6 12L2 12M12 6L12 2M12 22L12 18'
