import { percentOf, tierOf } from '@aravalli/shared/study-material/find-place'
import { useEffect, useRef } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { circleCheckIcon, rotateCwIcon, starIcon, targetIcon } from '#web/ui/icons.ts'
import { messages as mapMessages } from '../messages.en.ts'
import css from './find-result.module.css'
import { type Finding as Found, missedIds, scoreOf } from './find-round.ts'
import { PointsBadge } from './points-badge.tsx'
import { ResultHill } from './result-hill.tsx'
import type { Finding } from './use-find-round.ts'
import { useDistanceWords } from './use-verdict.ts'

const looks = {
	excellent: { tone: 'ok', icon: starIcon },
	good: { tone: 'info', icon: circleCheckIcon },
	improve: { tone: 'kesari', icon: targetIcon },
} as const

interface FindResultProps {
	finding: Finding
	findings: readonly Found[]
	lang: string | undefined
	onLeave: () => void
}

/** Shows the end of a round: a hill as high as the result, and how far off each place was. */
export function FindResult({ finding, findings, lang, onLeave }: FindResultProps) {
	const m = useMessages(mapMessages)
	const heading = useRef<HTMLHeadingElement>(null)
	useEffect(() => heading.current?.focus({ preventScroll: true }), [])
	const { points, maximum } = scoreOf(findings)
	const percent = percentOf(points, maximum)
	const tier = tierOf(percent)
	const { tone, icon } = looks[tier]
	return (
		<div className={css.result}>
			<div className={css.scene}>
				<div className={css.words}>
					<h2 ref={heading} tabIndex={-1} className={css.heading}>
						{m.result}
					</h2>
					<p className={css.percent}>
						{percent}
						<small>%</small>
					</p>
					<Badge tone={tone} icon={icon}>
						{m.tiers[tier]}
					</Badge>
				</div>
				<ResultHill percent={percent} />
			</div>
			<div className={css.facts}>
				<p className={css.points}>{m.pointsOf(points, maximum)}</p>
				<p>{m.words[tier]}</p>
				<Best finding={finding} />
			</div>
			<div className={css.buttons}>
				<Button variant="primary" icon={rotateCwIcon} onClick={finding.again}>
					{m.again}
				</Button>
				{missedIds(findings).length > 0 && <Button onClick={finding.onlyMissed}>{m.onlyMissed}</Button>}
				<Button variant="quiet" onClick={onLeave}>
					{m.explore}
				</Button>
			</div>
			<FoundPlaces findings={findings} lang={lang} />
		</div>
	)
}

function Best({ finding: { best, isBest } }: Pick<FindResultProps, 'finding'>) {
	const m = useMessages(mapMessages)
	if (!best) return null
	return <p className={css.best}>{isBest ? m.newBest : m.best(best.points, best.maximum)}</p>
}

function FoundPlaces({ findings, lang }: Pick<FindResultProps, 'findings' | 'lang'>) {
	const m = useMessages(mapMessages)
	const distance = useDistanceWords()
	return (
		<>
			<h3 className={css.title}>{m.placeByPlace}</h3>
			<ol className={css.places}>
				{findings.map((found, index) => (
					<li key={found.place.id} className={css.place}>
						<span className={css.number} aria-hidden="true">
							{index + 1}
						</span>
						<span className={css.name} lang={lang}>
							{found.place.name}
						</span>
						<span className={css.off}>{distance(found)}</span>
						<PointsBadge points={found.points} />
					</li>
				))}
			</ol>
		</>
	)
}
