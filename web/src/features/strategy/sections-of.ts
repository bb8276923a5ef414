import type { StrategyItem } from '@aravalli/shared/strategy/contract'

export interface StrategySection {
	/** For the address of the heading: 'part-1'. */
	id: string
	title: string
	items: StrategyItem[]
}

/** The items below the headings of their sections, both in the order in which they come. */
export function sectionsOf(items: readonly StrategyItem[]): StrategySection[] {
	const sections = new Map<string, StrategySection>()
	for (const item of items) {
		const known = sections.get(item.section)
		if (known) known.items.push(item)
		else sections.set(item.section, { id: `part-${sections.size + 1}`, title: item.section, items: [item] })
	}
	return [...sections.values()]
}
