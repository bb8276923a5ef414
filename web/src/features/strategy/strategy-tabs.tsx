import { useEffect, useRef } from 'react'
import { TabLinks } from '#web/ui/tab-links.tsx'
import css from './strategy-pages.module.css'

type StrategyTabsProps = Parameters<typeof TabLinks>[0]

/** Shows tabs of which the chosen one is in sight also on a phone, where they do not all fit. */
export function StrategyTabs({ label, tabs }: StrategyTabsProps) {
	const container = useRef<HTMLDivElement>(null)
	const chosen = tabs.findIndex(({ isSelected }) => isSelected)
	useEffect(() => {
		const tab = container.current?.querySelectorAll('li')[chosen]
		const list = tab?.parentElement
		if (tab && list) list.scrollLeft = tab.offsetLeft - list.offsetLeft - (list.clientWidth - tab.clientWidth) / 2
	}, [chosen])
	return (
		<div ref={container} className={css.tabs}>
			<TabLinks label={label} tabs={tabs} />
		</div>
	)
}
