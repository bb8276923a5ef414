import { formatDay } from '@aravalli/shared/format-day'
import type { Paper } from '@aravalli/shared/mains-mock-tests/contract'
import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { useApi } from '#web/lib/use-api.ts'
import { useViewer } from '#web/lib/viewer.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Icon } from '#web/ui/icon.tsx'
import { downloadIcon } from '#web/ui/icons.ts'
import { PageLink } from '#web/ui/page-link.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { resultLink, roomLink } from '../links.ts'
import { messages as mockMessages } from '../messages.en.ts'
import { sittingsQuery } from '../queries.ts'
import css from './paper-page.module.css'
import { SittingState } from './sitting-state.tsx'

/** Has what is for whoever is signed in: the way to the writing room, files to print, and one's own attempts. */
export function OwnPart({ paper }: { paper: Paper }) {
	const { paper: m } = useMessages(mockMessages)
	const viewer = useViewer()
	const language = useLanguage()
	const { data } = useQuery({ ...sittingsQuery(useApi(), language, paper.paperId), enabled: viewer !== null })
	const sittings = data?.data ?? []
	const isRunning = sittings.some(({ isOver }) => !isOver)
	return (
		<div className={css.parts}>
			<Sheet as="section" isPadded className={css.part}>
				<PageLink link={roomLink(paper.paperId)} className={buttonClass({ variant: 'action', isWide: true })}>
					{viewer ? (isRunning ? m.goOn : m.write) : m.login}
				</PageLink>
				{sittings.some(({ isOver }) => isOver) && (
					<PageLink link={resultLink(paper.paperId)} className={buttonClass({ isWide: true })}>
						{m.result}
					</PageLink>
				)}
			</Sheet>
			{viewer && (
				<Sheet as="section" isPadded className={css.part}>
					<h2>{m.print}</h2>
					<Files paper={paper} />
				</Sheet>
			)}
			{sittings.length > 0 && (
				<Sheet as="section" isPadded className={css.part}>
					<h2>{m.attempts}</h2>
					<ul className={css.attempts}>
						{sittings.map((sitting) => (
							<li key={sitting.sittingId} className={css.attempt}>
								<PageLink link={resultLink(paper.paperId, sitting.sittingId)}>
									{formatDay(sitting.day, language)}
								</PageLink>
								<SittingState sitting={sitting} />
							</li>
						))}
					</ul>
				</Sheet>
			)}
		</div>
	)
}

/** Each opens in the browser's own viewer of PDF files, which prints it. */
export function Files({ paper: { paperId, sheetPages, hasHindi } }: { paper: Paper }) {
	const { paper: m } = useMessages(mockMessages)
	const lang = useLanguage()
	const path = `/api/mains-mock-tests/papers/${encodeURIComponent(paperId)}`
	const files = [
		{ label: m.questionPaper, href: `${path}/question-paper?lang=${lang}` },
		...(hasHindi ? [{ label: m.bothLanguages, href: `${path}/question-paper?lang=${lang}&both=true` }] : []),
		{ label: m.sheets(sheetPages), href: `${path}/answer-sheets?lang=${lang}` },
	]
	return (
		<div className={css.ways}>
			{files.map(({ label, href }) => (
				<a key={href} href={href} target="_blank" rel="noopener" className={buttonClass({})}>
					<Icon path={downloadIcon} />
					{label}
				</a>
			))}
		</div>
	)
}
