import type { ImportState } from '@aravalli/shared/content/transfer-contract'
import { useMessages } from '#web/lib/messages.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { ConvertedText } from '#web/ui/editing/converted-text.tsx'
import { DenseCell, DenseTable } from '#web/ui/editing/dense-table.tsx'
import { messages as transferMessages } from './messages.en.ts'
import css from './transfer.module.css'

interface ConversionsProps {
	state: ImportState
	isKept: boolean
	onKeep: (isKept: boolean) => void
}

/** Shows how texts in a legacy font are read, and lets them be stored as they were typed. */
export function Conversions({ state: { conversions, conversionsTotal }, isKept, onKeep }: ConversionsProps) {
	const m = useMessages(transferMessages)
	return (
		<section aria-labelledby="conversions" className={css.section}>
			<h2 id="conversions">{m.conversions(conversionsTotal)}</h2>
			<p>{m.conversionsText}</p>
			<label className={css.switch}>
				<input type="checkbox" name="keepsLegacy" checked={isKept} onChange={({ target }) => onKeep(target.checked)} />
				{m.keepLegacy}
			</label>
			<Disclosure showLabel={m.seeConversions}>
				<DenseTable columns={[m.before, m.columns.row, m.after]}>
					{conversions.map(({ number, column, before, after }) => (
						<tr key={`${number} ${column}`}>
							<DenseCell label={m.before} isMain>
								<ConvertedText text={before} other={after} />
							</DenseCell>
							<DenseCell label={m.columns.row}>
								{number}, <span className={css.column}>{column}</span>
							</DenseCell>
							<DenseCell label={m.after}>
								<ConvertedText text={after} other={before} lang="hi" />
							</DenseCell>
						</tr>
					))}
				</DenseTable>
			</Disclosure>
		</section>
	)
}
