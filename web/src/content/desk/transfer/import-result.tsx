import type { ImportState } from '@aravalli/shared/content/transfer-contract'
import { useMessages } from '#web/lib/messages.ts'
import { ArrivingHeading } from '#web/ui/arriving-heading.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Note } from '#web/ui/note.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { deskListLink } from '../desk-links.ts'
import { CheckedRows } from './checked-rows.tsx'
import { importLink } from './import-link.ts'
import { ImportNumbers } from './import-numbers.tsx'
import { messages as transferMessages } from './messages.en.ts'
import { FailureTable } from './row-table.tsx'
import css from './transfer.module.css'

interface ImportResultProps {
	type: string
	state: ImportState
}

/** Says what became of a file, and leads to it. */
export function ImportResult({ type, state }: ImportResultProps) {
	const m = useMessages(transferMessages)
	const { mode, counts, outcomes, failures, failuresTotal, rows } = state
	const faulty = { ...state, rows: rows.filter((row) => row.state === 'error') }
	return (
		<div className={css.steps}>
			<Sheet as="section" isPadded className={css.question}>
				<ArrivingHeading as="h2" className={css.file}>
					{m.done(state.fileName || m.unnamed)}
				</ArrivingHeading>
				<ImportNumbers
					numbers={[
						[mode === 'publish' ? m.outcomes.published : m.outcomes.stored, outcomes.stored],
						...(mode === 'publish' ? ([[m.outcomes.drafts, outcomes.drafts]] as [string, number][]) : []),
						[m.counts.unchanged, counts.unchanged],
						[m.outcomes.refused, outcomes.refused],
					]}
				/>
				{counts.errors > 0 && (
					<Note kind="warning">
						<p>{m.correctThem}</p>
					</Note>
				)}
				<div className={css.buttons}>
					{mode === 'drafts' && counts.new > 0 && <ListLink label={m.seeDrafts} type={type} status="draft" isFirst />}
					{mode === 'drafts' && counts.changed > 0 && <ListLink label={m.seeChanged} type={type} status="changed" />}
					{mode === 'publish' && <ListLink label={m.seePublished} type={type} isFirst />}
					{outcomes.drafts > 0 && <ListLink label={m.seeDrafts} type={type} status="draft" />}
					<PageLink link={importLink(type)} className={buttonClass({ variant: 'quiet' })}>
						{m.another}
					</PageLink>
				</div>
			</Sheet>
			{failuresTotal > 0 && (
				<section aria-labelledby="failures" className={css.section}>
					<h2 id="failures">{m.failures(failuresTotal)}</h2>
					<FailureTable type={type} failures={failures} />
				</section>
			)}
			<CheckedRows state={faulty} />
		</div>
	)
}

interface ListLinkProps {
	label: string
	type: string
	status?: 'draft' | 'changed'
	isFirst?: boolean
}

const ListLink = ({ label, type, status, isFirst = false }: ListLinkProps) => (
	<PageLink link={deskListLink(type, status)} className={buttonClass({ variant: isFirst ? 'primary' : 'secondary' })}>
		{label}
	</PageLink>
)
