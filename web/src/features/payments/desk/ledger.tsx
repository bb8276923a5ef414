import { formatMoment } from '@aravalli/shared/format-moment'
import type { Language } from '@aravalli/shared/language'
import { rupeesOf } from '@aravalli/shared/money'
import type { DeskPaymentPage } from '@aravalli/shared/payments/admin-contract'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { textLanguage } from '#web/lib/text-language.ts'
import { DenseCell, DenseTable } from '#web/ui/editing/dense-table.tsx'
import { Moment } from './cells.tsx'
import { messages as moneyMessages } from './messages.en.ts'
import css from './money.module.css'
import { formatAmount } from './money-words.ts'

type Entry = DeskPaymentPage['ledger'][number]

/** Shows who did what to an order, and why. Reasons and values are those that were written: they are never translated. */
export function Ledger({ entries }: { entries: Entry[] }) {
	const { ledger: m, columns } = useMessages(moneyMessages)
	// What a later version writes is shown as it is written.
	const [ways, subjects, events]: Record<string, string>[] = [m.ways, m.subjects, m.events]
	const wayOf = ({ way, name }: Entry['actor']) => name ?? ways?.[way] ?? way
	return (
		<section className={css.part}>
			<h2>{m.title}</h2>
			<p className={css.text}>{m.text}</p>
			<DenseTable columns={[m.what, m.who, columns.when, m.change, m.why]}>
				{entries.map((entry) => (
					<tr key={`${entry.at} ${entry.subject} ${entry.what} ${entry.why}`}>
						<DenseCell label={m.what}>
							{`${subjects?.[entry.subject] ?? entry.subject}: ${events?.[entry.what] ?? entry.what}`}
						</DenseCell>
						<DenseCell label={m.who}>{wayOf(entry.actor)}</DenseCell>
						<DenseCell label={columns.when}>
							<Moment at={entry.at} />
						</DenseCell>
						<DenseCell label={m.change}>
							<Changes before={entry.before} after={entry.after} />
						</DenseCell>
						<DenseCell label={m.why}>
							<span className={css.first} lang={textLanguage(entry.why)}>
								{entry.why}
							</span>
						</DenseCell>
					</tr>
				))}
			</DenseTable>
		</section>
	)
}

/** Writes `status: open → paid`; what is new has no left side. */
function Changes({ before, after }: Pick<Entry, 'before' | 'after'>) {
	const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
	const language = useLanguage()
	// Our own numbers of other records lead nowhere from here; those of the provider are looked up at its desk.
	const isShown = (name: string) => !/Id$/.test(name) || name.startsWith('provider') || name === 'itemId'
	const shown = names.filter((name) => isShown(name) && (after?.[name] ?? null) !== null)
	return (
		<span className={css.change} lang="en">
			{shown.map((name) => {
				const [old, now] = [before?.[name], after?.[name]].map((value) => written(name, value, language))
				return (
					<span key={name} className={css.first}>
						{`${name.replace(/Paise$/, '')}: ${old ? `${old} → ` : ''}${now}`}
					</span>
				)
			})}
		</span>
	)
}

function written(name: string, value: unknown, language: Language): string {
	if (value === null || value === undefined) return ''
	if (name.endsWith('Paise') && typeof value === 'number') return formatAmount(rupeesOf(value as never))
	if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT.*Z$/.test(value)) return formatMoment(value, language)
	return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
