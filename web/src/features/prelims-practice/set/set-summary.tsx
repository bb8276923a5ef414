import { languageTags } from '@aravalli/shared/language'
import { formatHundredths } from '@aravalli/shared/mock-tests/format-hundredths'
import type { PrelimsFilters } from '@aravalli/shared/prelims-practice/contract'
import { useNavigate } from '@tanstack/react-router'
import { useLanguage } from '#web/lib/language.tsx'
import type { LinkTarget } from '#web/lib/link-address.ts'
import { useMessages } from '#web/lib/messages.ts'
import { announce } from '#web/ui/announcer.tsx'
import { Button } from '#web/ui/button.tsx'
import { listChecksIcon, rotateCwIcon } from '#web/ui/icons.ts'
import { PageLink } from '#web/ui/page-link.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { messages as prelimsMessages } from '../messages.en.ts'
import { questionLink } from '../prelims-links.ts'
import { beginWrongOnes } from './begin-wrong-ones.ts'
import css from './set-end.module.css'
import { type SetSum, sumUp } from './sum-up.ts'
import { useSet, useSetActions, useSetName } from './use-practice-set.ts'

interface SetSummaryProps {
	scheme: PrelimsFilters['scheme']
	wrongLink: LinkTarget | null
	firstLink: LinkTarget
	list: string
	/** Is called when the set has begun anew. */
	onBegun: () => void
}

/** Tells how a set went, what was wrong in it, and how to go on. */
export function SetSummary({ scheme, wrongLink, firstLink, list, onBegun }: SetSummaryProps) {
	const m = useMessages(prelimsMessages)
	const navigate = useNavigate()
	const { owner } = useSetName()
	const { again } = useSetActions()
	const sum = sumUp(useSet(), scheme)
	const restart = () => {
		again()
		announce(m.end.begun)
		onBegun()
		void navigate({ ...firstLink, resetScroll: true })
	}
	const goThroughWrong = () => {
		beginWrongOnes({ owner, list }, sum.wrongOnes)
		if (wrongLink) void navigate(wrongLink)
		else restart()
	}
	return (
		<Sheet as="section" isPadded className={css.content}>
			<h2 className={css.heading}>{m.end.summary}</h2>
			{sum.answered === 0 ? <p>{m.end.nothing}</p> : <Figures sum={sum} />}
			{scheme && (
				<p className={css.small}>
					{(scheme.wrongParts === 3 && scheme.hasNotAttempted ? m.sum.scheme : m.sum.otherScheme)(scheme.title)}
				</p>
			)}
			{sum.answered > 0 && <WrongOnes sum={sum} />}
			<div className={css.ways}>
				<Button icon={rotateCwIcon} onClick={restart}>
					{m.end.again}
				</Button>
				{wrongLink && sum.wrong > 0 && (
					<Button icon={listChecksIcon} onClick={goThroughWrong}>
						{m.end.onlyWrong(sum.wrong)}
					</Button>
				)}
			</div>
		</Sheet>
	)
}

function Figures({ sum }: { sum: SetSum }) {
	const m = useMessages(prelimsMessages)
	const { marksHundredths, maxHundredths, spentSeconds } = sum
	const facts: [string, string | number][] = [
		[m.sum.right, sum.right],
		[m.sum.wrong, sum.wrong],
		[m.sum.notAttemptedName, sum.notAttempted],
		...(sum.guessed > 0 ? [[m.end.guessedName, m.end.guessed(sum.guessedRight, sum.guessed)] as [string, string]] : []),
		[m.sum.time, m.sum.minutes(Math.floor(spentSeconds / 60), spentSeconds % 60)],
	]
	return (
		<dl className={css.facts}>
			{marksHundredths !== null && maxHundredths !== null && (
				<div>
					<dt>{m.sum.marks}</dt>
					<dd>{m.sum.marksOf(formatHundredths(marksHundredths), formatHundredths(maxHundredths))}</dd>
				</div>
			)}
			{facts.map(([name, value]) => (
				<div key={name}>
					<dt>{name}</dt>
					<dd>{value}</dd>
				</div>
			))}
		</dl>
	)
}

function WrongOnes({ sum: { wrongOnes } }: { sum: SetSum }) {
	const m = useMessages(prelimsMessages)
	const language = useLanguage()
	if (wrongOnes.length === 0) return <p>{m.end.noneWrong}</p>
	return (
		<div>
			<h3>{m.end.wrongOnes}</h3>
			<ul className={css.wrongOnes}>
				{wrongOnes.map(({ id, question: { number, title } }) => {
					const own = title[language]
					return (
						<li key={id}>
							<PageLink link={questionLink(id)} lang={languageTags[own ? language : 'english']}>
								{m.end.question(number, own ?? title.english ?? '')}
							</PageLink>
						</li>
					)
				})}
			</ul>
		</div>
	)
}
