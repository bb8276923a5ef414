/**
 * Names the public pages that are measured one by one; those of the demo's own content are asked for by
 * `measuredPages`.
 */
const fixed = {
	list: '/answer-writing-practice',
	home: '/dashboard',
	login: '/login',
	about: '/about',
	'current affairs': '/current-affairs',
	landing: '/mains',
	strategy: '/prelims-syllabus-strategy',
	syllabus: '/mains-syllabus',
	routine: '/dmpp-routine',
	blogs: '/blogs',
	'choice of a paper': '/to-the-point-select',
	'list of notes': '/to-the-point/all-papers',
	'mains practice': '/mains-practice',
	'mains questions': '/mains-questions',
	'most important questions': '/mains-miq',
}

/** Gives the paths by name; `origin` is that of a running product with the demo. */
export async function measuredPages(origin: string): Promise<Record<string, string>> {
	return {
		...fixed,
		article: `/current-affairs/${await newest(`${origin}/api/content/current-affairs?limit=1&view=card`)}`,
		notes: `/to-the-point/${await newest(`${origin}/api/content/to-the-point?limit=1`)}`,
		'mind map': `/mind-map/${await newest(`${origin}/api/content/mind-map?limit=1`)}`,
		infographic: `/infographics/${await newest(`${origin}/api/content/infography?limit=1`)}`,
		'learning map': `/learning-through-map/${await newest(`${origin}/api/content/learning-through-map?limit=1`)}`,
		'blog post': `/blogs/${await newest(`${origin}/api/content/blog?limit=1&page=1`)}`,
		// These are opened by their own addresses, as from a search engine: the question lies over its list.
		'opened question': `/answer-writing-practice/${await newest(`${origin}/api/content/answer-writing-practice?limit=1`, 'questionId')}`,
		'opened most important question': `/mains-miq/${await newest(`${origin}/api/miq/list?limit=1`)}`,
	}
}

/** @throws when there is none: another page would be measured in its place */
async function newest(address: string, key = '_id'): Promise<string> {
	const answer = await fetch(address)
	const { data } = (await answer.json()) as { data: Record<string, unknown>[] }
	const id = data[0]?.[key]
	if (typeof id !== 'string') throw new Error(`${address} has nothing that could be measured.`)
	return id
}
