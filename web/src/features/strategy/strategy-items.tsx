import type { StrategyItem } from '@aravalli/shared/strategy/contract'
import { useMessages } from '#web/lib/messages.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { messages as strategyMessages } from './messages.en.ts'
import { PageColumns, type RelatedPath } from './page-columns.tsx'
import { Points } from './points.tsx'
import { Row, RowSection } from './row-section.tsx'
import { strategyIcons } from './strategy-icons.ts'
import css from './strategy-pages.module.css'

interface StrategyItemsProps {
	items: StrategyItem[]
	/** Holds addresses of `m.related`, which stand beside the text. */
	related: readonly RelatedPath[]
}

/** Shows what a tab of the strategy says, below the headings of its sections. */
export function StrategyItems({ items, related }: StrategyItemsProps) {
	const sections = sectionsOf(items)
	return (
		<PageColumns sections={sections} related={related}>
			{sections.map((section) => (
				<SectionOfItems key={section.id} section={section} />
			))}
		</PageColumns>
	)
}

export function SectionOfItems({ section: { id, title, items } }: { section: StrategySection }) {
	return (
		<RowSection id={id} title={title} lang={items[0]?.isFallback ? 'en' : undefined}>
			{items.map((item) => (
				<ItemRow key={item._id} item={item} />
			))}
		</RowSection>
	)
}

function ItemRow({ item: { icon, title, description, points, isFallback } }: { item: StrategyItem }) {
	const m = useMessages(strategyMessages)
	const lang = isFallback ? 'en' : undefined
	return (
		<Row mark={<Icon path={strategyIcons[icon]} className={css.icon} />}>
			{isFallback && <Badge>{m.inEnglish}</Badge>}
			<h3 lang={lang}>{title}</h3>
			<p lang={lang} className={css.description}>
				{description}
			</p>
			{points.length > 0 && <Points points={points} lang={lang} />}
		</Row>
	)
}

interface StrategySection {
	/** Serves as the address of the heading: 'part-1'. */
	id: string
	title: string
	items: StrategyItem[]
}

/** Puts the items below the headings of their sections, both in the order in which they come. */
export function sectionsOf(items: readonly StrategyItem[]): StrategySection[] {
	const sections = new Map<string, StrategySection>()
	for (const item of items) {
		const known = sections.get(item.section)
		if (known) known.items.push(item)
		else sections.set(item.section, { id: `part-${sections.size + 1}`, title: item.section, items: [item] })
	}
	return [...sections.values()]
}
