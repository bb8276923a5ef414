/** An entity, a tag, or two or more words of Latin letters: a single one, such as RPSC, is read well by a Hindi voice. */
const parts = /&#?\w+;|<[^>]*>|[A-Za-z][\w'’-]*(?:[,;:]? [A-Za-z][\w'’-]*)+/g

/** Marks the English runs of a Hindi text, so that they are read out as such. @param html in the cleaned form */
export const markEnglish = (html: string): string =>
	html.replace(parts, (part) => (/^[&<]/.test(part) ? part : `<span lang="en">${part}</span>`))
