/** Lucide 1.62.0 (ISC licence); written by web/bin/pick-icons.mjs. */
export const pinOffIcon =
	'M12 17v5M15 9.34V7a1 1 0 0 1 1-1 2 2 0 0 0 0-4H7.89M0 0m2 2 20 20M9 9v1.76a2 2 0 0 1-1.11 1.79l-1.78.9A2 2 0 0 0 5 15.24V16a1 1 0 0 0 1 1h11'
