import type { ImportState } from '@aravalli/shared/content/transfer-contract'
import { useMessages } from '#web/lib/messages.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { messages as transferMessages } from './messages.en.ts'
import { RowTable } from './row-table.tsx'
import css from './transfer.module.css'

/** Lists what was found in the rows of a file: faults in sight, the rest when it is asked for. */
export function CheckedRows({ state: { rows, counts, warnings } }: { state: ImportState }) {
	const m = useMessages(transferMessages)
	const faulty = rows.filter(({ state }) => state === 'error')
	const warned = rows.filter(({ state, problems }) => state !== 'error' && problems.length > 0)
	const fine = rows.filter(({ problems }) => problems.length === 0)
	const fineTotal = counts.new + counts.changed + counts.unchanged - warnings
	return (
		<>
			{faulty.length > 0 && (
				<section aria-labelledby="faulty" className={css.section}>
					<h2 id="faulty">{m.faulty(counts.errors)}</h2>
					<Part shown={faulty.length} total={counts.errors} />
					<RowTable rows={faulty} />
				</section>
			)}
			{warned.length > 0 && (
				<Disclosure showLabel={m.warned(warnings)}>
					<p>{m.warnedText}</p>
					<Part shown={warned.length} total={warnings} />
					<RowTable rows={warned} />
				</Disclosure>
			)}
			{fine.length > 0 && (
				<Disclosure showLabel={m.fine(fineTotal)}>
					<Part shown={fine.length} total={fineTotal} />
					<RowTable rows={fine} />
				</Disclosure>
			)}
		</>
	)
}

function Part({ shown, total }: { shown: number; total: number }) {
	const m = useMessages(transferMessages)
	return shown < total && <p className={css.hint}>{m.shownOf(shown, total)}</p>
}
