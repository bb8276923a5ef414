/** Lucide 1.62.0 (ISC licence); written by web/bin/pick-icons.mjs. */
export const brainIcon =
	'M12 18V5M15 13a4.17 4.17 0 01-3-4 4.17 4.17 0 01-3 4M17.707 6.294A3 3 0 1012 5a3 3 0 10-5.707 1.294M17.996 5.125a4 4 0 012.526 5.77M18 18a4 4 0 002-7.465M19.967 17.482a4 4 0 11-7.967.517 4 4 0 11-7.967-.517M6 18a4 4 0 01-2-7.465M6.004 5.125a4 4 0 00-2.526 5.77'
export const trendingUpIcon = 'M16 7h6v6M0 0m22 7-8.5 8.5-5-5L2 17'
