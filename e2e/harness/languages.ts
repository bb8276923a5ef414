/** Serves a story of each language; `locale` is for `open`. */
export const languages = [
	{ language: 'english', locale: 'en-IN' },
	{ language: 'hindi', locale: 'hi-IN' },
] as const
