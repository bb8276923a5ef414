import { formatMoment } from '@aravalli/shared/format-moment'
import type { Sitting } from '@aravalli/shared/mains-mock-tests/contract'
import { phaseOf } from '@aravalli/shared/mains-mock-tests/sitting'
import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { useSignedInApi } from '#web/lib/use-signed-in-api.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { Icon } from '#web/ui/icon.tsx'
import { uploadIcon } from '#web/ui/icons.ts'
import { MenuLink } from '#web/ui/menu-link.tsx'
import { Note } from '#web/ui/note.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { resultLink, uploadAddress } from '../links.ts'
import { messages as mockMessages } from '../messages.en.ts'
import { sendableQuery } from '../queries.ts'
import css from './room.module.css'

interface OverPartProps {
	sitting: Sitting
	time: number
	page: string
}

/** Is seen once the pen is down: what becomes of the pages, and the way to the model answers. */
export function OverPart({ sitting, time, page }: OverPartProps) {
	const { over: m } = useMessages(mockMessages)
	return (
		<div className={css.over}>
			<Note kind="accent">
				<p role="status" className={css.end}>
					{sitting.finishedAt === null ? m.title : m.finished}
				</p>
			</Note>
			<Sheet as="section" isPadded hasMargin className={css.part}>
				<Pages {...{ sitting, time, page }} />
				<p>
					<PageLink link={resultLink(sitting.paperId, sitting.sittingId)} className={buttonClass({})}>
						{m.self}
					</PageLink>
				</p>
			</Sheet>
		</div>
	)
}

/** Says how the pages are sent, or plainly why they cannot be. */
export function Pages({ sitting, time, page }: OverPartProps) {
	const { over: m } = useMessages(mockMessages)
	const language = useLanguage()
	const api = useSignedInApi(page)
	const isSent = sitting.copy !== null && sitting.copy.state !== 'draft'
	const { data } = useQuery({ ...sendableQuery(api, language), enabled: !isSent })
	if (isSent)
		return (
			<>
				<p>{m.sent}</p>
				<p>
					<MenuLink href={`/upload-answersheet/history/${sitting.copy?.copyId}`}>{m.seeSent}</MenuLink>
				</p>
			</>
		)
	if (!data) return null
	const paper = data.data.papers.find(({ questionId, day }) => questionId === sitting.questionId && day === sitting.day)
	if (!paper) return <p>{m.closed}</p>
	if (paper.refusalText !== null) return <NoPlan sentence={paper.refusalText} />
	const isLate = phaseOf(sitting, time) === 'late'
	return (
		<>
			<p>{m.send}</p>
			<p>
				{isLate
					? m.late(formatMoment(sitting.sendableUntil, language))
					: m.sendBy(formatMoment(sitting.uploadUntil, language))}
			</p>
			<p>
				<MenuLink href={uploadAddress(sitting)} className={buttonClass({ variant: 'action' })}>
					<Icon path={uploadIcon} />
					{m.upload}
				</MenuLink>
			</p>
		</>
	)
}

function NoPlan({ sentence }: { sentence: string }) {
	const { over: m } = useMessages(mockMessages)
	return (
		<>
			<p>
				{m.noPlan} {sentence}
			</p>
			<p>
				<MenuLink href="/daily-evalution-plan" className={buttonClass({ variant: 'primary' })}>
					{m.plans}
				</MenuLink>
			</p>
		</>
	)
}
