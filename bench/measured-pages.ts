/** The public pages that are measured one by one; those of the demo's own content are asked for by `measuredPages`. */
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
}

/** By name, as paths; `origin` of a running product with the demo. */
export async function measuredPages(origin: string): Promise<Record<string, string>> {
	return {
		...fixed,
		article: `/current-affairs/${await newest(`${origin}/api/content/current-affairs?limit=1&view=card`)}`,
		notes: `/to-the-point/${await newest(`${origin}/api/content/to-the-point?limit=1`)}`,
		'mind map': `/mind-map/${await newest(`${origin}/api/content/mind-map?limit=1`)}`,
		infographic: `/infographics/${await newest(`${origin}/api/content/infography?limit=1`)}`,
		'learning map': `/learning-through-map/${await newest(`${origin}/api/content/learning-through-map?limit=1`)}`,
		'blog post': `/blogs/${await newest(`${origin}/api/content/blog?limit=1&page=1`)}`,
	}
}

async function newest(address: string): Promise<string> {
	const answer = await fetch(address)
	const { data } = (await answer.json()) as { data: { _id: string }[] }
	return data[0]?._id ?? ''
}
