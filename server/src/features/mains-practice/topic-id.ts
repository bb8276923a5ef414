/** All questions of a topic have the same: it is made of the English name, which fits into an address. */
export function topicIdOf(englishName: string): string {
	const slug = englishName
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-|-$/g, '')
	return slug || 'topic'
}
