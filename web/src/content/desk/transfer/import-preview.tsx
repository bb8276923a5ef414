import type { ImportState } from '@aravalli/shared/content/transfer-contract'
import { useEffect, useState } from 'react'
import type { ApiClient } from '#web/lib/api.ts'
import { useMessages } from '#web/lib/messages.ts'
import { announce } from '#web/ui/announcer.tsx'
import { ArrivingHeading } from '#web/ui/arriving-heading.tsx'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { Note } from '#web/ui/note.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { CheckedRows } from './checked-rows.tsx'
import { Conversions } from './conversions.tsx'
import { importLink } from './import-link.ts'
import { ImportNumbers } from './import-numbers.tsx'
import { messages as transferMessages } from './messages.en.ts'
import { ModeChoice } from './mode-choice.tsx'
import css from './transfer.module.css'
import { type ImportMode, useRunImport } from './use-run-import.ts'

interface ImportPreviewProps {
	api: ApiClient
	type: string
	state: ImportState
	onBegun: (state: ImportState) => void
}

/** Shows what a file would do, and asks. */
export function ImportPreview({ api, type, state, onBegun }: ImportPreviewProps) {
	const m = useMessages(transferMessages)
	const { counts } = state
	const [keepsLegacy, setKeepsLegacy] = useState(false)
	const summary = m.checked(counts)
	useEffect(() => announce(summary), [summary])
	return (
		<div className={css.steps}>
			<Sheet as="section" isPadded className={css.question}>
				<ArrivingHeading as="h2" className={css.file}>
					{state.fileName || m.unnamed}
				</ArrivingHeading>
				<p>{m.nothingStored}</p>
				<ImportNumbers
					numbers={[
						[m.counts.new, counts.new],
						[m.counts.changed, counts.changed],
						[m.counts.unchanged, counts.unchanged],
						[m.counts.errors, counts.errors],
					]}
				/>
				{counts.errors > 0 && (
					<Note kind="warning">
						<p>{m.leftOut(counts.errors)}</p>
						<p>{m.correctThem}</p>
					</Note>
				)}
				<Yes api={api} type={type} state={state} keepsLegacy={keepsLegacy} onBegun={onBegun} />
			</Sheet>
			{state.conversionsTotal > 0 && <Conversions state={state} isKept={keepsLegacy} onKeep={setKeepsLegacy} />}
			<CheckedRows state={state} />
		</div>
	)
}

function Yes({ api, type, state, keepsLegacy, onBegun }: ImportPreviewProps & { keepsLegacy: boolean }) {
	const m = useMessages(transferMessages)
	const [mode, setMode] = useState<ImportMode>('drafts')
	const [skipWarned, setSkipWarned] = useState(false)
	const { run, isBusy, failure } = useRunImport(api, type, state.id, onBegun)
	const { counts } = state
	// What is a draft as it stands in the file is published as well.
	const all = counts.new + counts.changed + (mode === 'publish' ? counts.unchanged : 0)
	const wanted = all - (skipWarned ? state.warnings : 0)
	return (
		<>
			<ModeChoice mode={mode} onChange={setMode} />
			{state.warnings > 0 && (
				<label className={css.switch}>
					<input
						type="checkbox"
						name="skipWarned"
						checked={skipWarned}
						onChange={({ target }) => setSkipWarned(target.checked)}
					/>
					{m.skipWarned(state.warnings)}
				</label>
			)}
			{wanted <= 0 && <p>{m.nothingToDo}</p>}
			<FormFailure message={failure} />
			<div className={css.buttons}>
				<Button
					variant="primary"
					disabled={wanted <= 0}
					isBusy={isBusy}
					busyLabel={m.beginning}
					onClick={() => void run(mode, { skipWarned, keepsLegacy })}
				>
					{m.bringIn[mode](wanted)}
				</Button>
				<PageLink link={importLink(type)} className={buttonClass({ variant: 'quiet' })}>
					{m.another}
				</PageLink>
			</div>
		</>
	)
}
