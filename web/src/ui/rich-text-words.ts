const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }

/** Gives the words of cleaned rich text, without its elements: for titles and names. */
export const richTextWords = (html: string) =>
	html.replace(/<[^>]*>/g, '').replace(/&(amp|lt|gt|quot);/g, (_, name: string) => signs[name] ?? '')
