/** Lists the menus of the header, and which pages belong to each. What they hold is in `menu-entries.ts`. */

export type MenuName = 'prelims' | 'mains' | 'rasSpecial'

interface MenuPlan {
	name: MenuName
	/** Holds the beginnings of the addresses that belong to the menu, each a whole word: '/mains' is also '/mains-practice'. */
	places: string[]
}

export const menus: MenuPlan[] = [
	{ name: 'prelims', places: ['/prelims'] },
	{ name: 'mains', places: ['/mains', '/answer-writing-practice', '/courses', '/daily-evalution-plan', '/dmpp'] },
	{
		name: 'rasSpecial',
		places: [
			'/mains-answer-enrichment-capsule',
			'/mind-map',
			'/to-the-point',
			'/learning-through-map',
			'/infographics',
		],
	},
]

/** Stand beside the menus. A menu of which nothing is built yet is one of them. */
export const menuLinks = [
	{ name: 'currentAffairs', href: '/current-affairs' },
	{ name: 'resources', href: '/resources' },
	{ name: 'testSeries', href: '/coming-soon' },
] as const

/** Finds the menu that a page belongs to: the one with the longest beginning of its address, or none. */
export function menuOf(pathname: string): MenuName | null {
	const fitting = menus
		.flatMap(({ name, places }) => places.map((place) => ({ name, place })))
		.filter(({ place }) => isWithin(pathname, place))
	return fitting.sort((a, b) => b.place.length - a.place.length)[0]?.name ?? null
}

/** '/mains' holds itself, '/mains/…' and '/mains-…', and not '/mainstream'. */
export function isWithin(pathname: string, place: string): boolean {
	return pathname === place || pathname.startsWith(`${place}/`) || pathname.startsWith(`${place}-`)
}
