import type { LearningMapItem } from '@aravalli/shared/study-material/contract'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { BaseMapNotice } from './base-map-notice.tsx'
import { ExploreMode } from './explore/explore-mode.tsx'
import { FindMode } from './find/find-mode.tsx'
import { useFindRound } from './find/use-find-round.ts'
import { groupByKind } from './map-kinds.ts'
import { messages as mapMessages } from './messages.en.ts'
import { ModeSwitch } from './mode-switch.tsx'
import css from './study-map.module.css'
import { useBaseMap } from './use-base-map.ts'

interface StudyMapProps {
	item: LearningMapItem
}

/** Shows the map with its two modes, and the list. */
export function StudyMap({ item }: StudyMapProps) {
	const m = useMessages(mapMessages)
	const base = useBaseMap()
	const groups = useMemo(() => groupByKind(item), [item])
	const finding = useFindRound(item)
	const [mode, setMode] = useState<'explore' | 'find'>('explore')
	// A round that was on the screen is there again after a reload.
	useLayoutEffect(() => {
		if (finding.wasOpen) setMode('find')
	}, [finding.wasOpen])
	const lang = item.isFallback ? 'en' : undefined

	const exploreButton = useRef<HTMLButtonElement>(null)
	function find() {
		setMode('find')
		finding.open()
	}
	function explore() {
		setMode('explore')
		finding.leave()
		// The button that was pressed may be gone, so the focus goes here.
		exploreButton.current?.focus()
	}

	return (
		<section className={css.studyMap} aria-label={m.map}>
			<ModeSwitch {...{ mode, finding, exploreButton }} onExplore={explore} onFind={find} />
			{mode === 'explore' ? (
				<ExploreMode {...{ item, groups, base, lang, finding }} onFind={find} />
			) : (
				<FindMode item={item} base={base} finding={finding} lang={lang} onLeave={explore} />
			)}
			<BaseMapNotice base={base} />
			<p className={css.attribution}>{m.attribution}</p>
		</section>
	)
}
