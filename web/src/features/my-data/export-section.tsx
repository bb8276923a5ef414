import type { DataExport } from '@aravalli/shared/my-data/contract'
import { useMessages } from '#web/lib/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { Note } from '#web/ui/note.tsx'
import { ExportState } from './export-state.tsx'
import { messages as myDataMessages } from './messages.en.ts'
import css from './my-data.module.css'
import { MyDataSection } from './my-data-section.tsx'
import { isBeingMade } from './queries.ts'
import { useExport } from './use-export.ts'

/** Offers a copy of everything with its files, follows it while it is made, and hands it over. */
export function ExportSection({ newest }: { newest: DataExport | null }) {
	const m = useMessages(myDataMessages)
	const { copy, begin, isBeginning, failure } = useExport(newest)
	return (
		<MyDataSection title={m.copyTitle} text={m.copyText}>
			<p className={classNames(css.hint, css.terms)}>{m.copyTerms}</p>
			{/* What changes here is read out. */}
			<div className={css.state} role="status">
				{copy && <ExportState copy={copy} />}
			</div>
			<FormFailure message={failure} />
			<noscript>
				<Note kind="warning">{m.needsScript}</Note>
			</noscript>
			<div className={css.ways}>
				{!(copy && isBeingMade(copy)) && (
					<Button
						variant={copy?.status === 'ready' ? 'secondary' : 'primary'}
						needsScript
						isBusy={isBeginning}
						busyLabel={m.beginning}
						onClick={() => void begin()}
					>
						{copy ? m.beginAgain : m.begin}
					</Button>
				)}
				<a href="/api/user/export" download className={css.plain}>
					{m.plain}
				</a>
			</div>
		</MyDataSection>
	)
}
