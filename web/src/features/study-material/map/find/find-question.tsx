import { FULL_POINTS } from '@aravalli/shared/study-material/find-place'
import { useEffect, useRef } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { messages as mapMessages } from '../messages.en.ts'
import css from './find-question.module.css'
import { type Finding, type FindRound, scoreOf } from './find-round.ts'

interface FindQuestionProps {
	round: FindRound
	findings: readonly Finding[]
	name: string
	/** Is another number each time that a reader begins. */
	begun: number
	lang: string | undefined
}

/** Says what is asked, and how the round has gone so far. */
export function FindQuestion({ round, findings, name, begun, lang }: FindQuestionProps) {
	const m = useMessages(mapMessages)
	const heading = useRef<HTMLHeadingElement>(null)
	useEffect(() => {
		// The button that was pressed to begin may be gone, and may have stood far below.
		if (begun > 0) heading.current?.focus()
	}, [begun])
	const number = round.isShown ? round.given.length : round.given.length + 1
	return (
		<div className={css.question}>
			<p className={css.count}>
				<span>{m.question(number, round.ids.length)}</span>
				<span>{m.soFar(m.points(scoreOf(findings).points))}</span>
			</p>
			<h2 ref={heading} tabIndex={-1} className={css.find} lang={lang}>
				{m.find(name)}
			</h2>
			<Pips round={round} findings={findings} number={number} />
		</div>
	)
}

function Pips({ round, findings, number }: Pick<FindQuestionProps, 'round' | 'findings'> & { number: number }) {
	const m = useMessages(mapMessages)
	return (
		<ol className={css.pips} aria-label={m.progress}>
			{round.ids.map((id, index) => {
				const finding = findings[index]
				const isAsked = index + 1 === number
				const state = finding ? m.points(finding.points) : isAsked ? m.asked : m.open
				return (
					<li key={id} className={css.pip} data-asked={isAsked || undefined} data-points={finding?.points}>
						<span
							className={css.fill}
							style={{ height: finding && `${(finding.points / FULL_POINTS) * 100}%` }}
							aria-hidden="true"
						/>
						<span className="visuallyHidden">{m.pip(index + 1, state)}</span>
					</li>
				)
			})}
		</ol>
	)
}
