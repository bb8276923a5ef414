import type { ImportState } from '@aravalli/shared/content/transfer-contract'
import { useEffect } from 'react'
import type { ApiClient } from '#web/lib/api.ts'
import { useMessages } from '#web/lib/messages.ts'
import { announce } from '#web/ui/announcer.tsx'
import { ArrivingHeading } from '#web/ui/arriving-heading.tsx'
import { Button } from '#web/ui/button.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { Note } from '#web/ui/note.tsx'
import { Progress } from '#web/ui/progress.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { messages as transferMessages } from './messages.en.ts'
import css from './transfer.module.css'
import { useRunImport } from './use-run-import.ts'

interface ImportProgressProps {
	api: ApiClient
	type: string
	state: ImportState
	/** The server cannot be asked at the moment. */
	isLost: boolean
	onBegun: (state: ImportState) => void
}

/** Shows how far an import is, whoever began it and wherever it is watched from. */
export function ImportProgress({ api, type, state, isLost, onBegun }: ImportProgressProps) {
	const m = useMessages(transferMessages)
	const { rowsDone, rowsTotal, status } = state
	const share = rowsTotal === 0 ? 0 : rowsDone / rowsTotal
	const text = m.rowsDone(rowsDone, rowsTotal)
	const quarter = Math.floor(share * 4)
	useEffect(() => {
		if (quarter > 0 && quarter < 4) announce(m.quarters(quarter * 25))
	}, [quarter, m])
	return (
		<Sheet as="section" isPadded className={css.question}>
			<ArrivingHeading as="h2" className={css.file}>
				{status === 'failed' ? m.stopped : m.underWay}
			</ArrivingHeading>
			<Progress
				label={state.fileName || m.unnamed}
				text={text}
				share={share}
				tone={status === 'failed' ? 'over' : 'moving'}
			/>
			{status === 'failed' ? (
				<GoOn api={api} type={type} state={state} onBegun={onBegun} />
			) : (
				<>
					<p role="status">{isLost && <Note kind="warning">{m.noNetwork}</Note>}</p>
					<p>{m.mayLeave}</p>
				</>
			)}
		</Sheet>
	)
}

function GoOn({ api, type, state, onBegun }: Omit<ImportProgressProps, 'isLost'>) {
	const m = useMessages(transferMessages)
	const { run, isBusy, failure } = useRunImport(api, type, state.id, onBegun)
	return (
		<>
			<p>{m.stoppedText}</p>
			<FormFailure message={failure} />
			<div className={css.buttons}>
				<Button
					variant="primary"
					isBusy={isBusy}
					busyLabel={m.beginning}
					onClick={() => void run(state.mode ?? 'drafts')}
				>
					{m.goOn}
				</Button>
			</div>
		</>
	)
}
