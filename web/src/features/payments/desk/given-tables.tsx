import { useMessages } from '#web/lib/messages.ts'
import { DenseCell, DenseTable } from '#web/ui/editing/dense-table.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { Buyer, Moment, StateBadge, Subject } from './cells.tsx'
import { messages as moneyMessages } from './messages.en.ts'
import css from './money.module.css'
import { paymentLink } from './money-search.ts'
import { MoneySection, type MoneyTableProps } from './money-section.tsx'

export function BookingsTable(props: MoneyTableProps) {
	const m = useMessages(moneyMessages)
	const { session, buyer, contact, status, when } = m.columns
	return (
		<MoneySection {...props} list="bookings">
			{(rows) => (
				<DenseTable columns={[session, buyer, contact, status, when]}>
					{rows.map((row) => (
						<tr key={row.bookingId}>
							<DenseCell label={session} isMain>
								<Subject title={row.sessionType} below={<Moment at={row.startsAt} />} paymentId={row.paymentId} />
							</DenseCell>
							<DenseCell label={buyer}>
								<span className={css.first}>{row.name ?? m.closed}</span>
								<span className={css.second}>{row.message}</span>
							</DenseCell>
							<DenseCell label={contact}>
								<span className={css.first}>{row.email}</span>
								<span className={css.second}>{row.phone}</span>
							</DenseCell>
							<DenseCell label={status}>
								<StateBadge state={row.status}>{m.bookingStatuses[row.status]}</StateBadge>
							</DenseCell>
							<DenseCell label={when}>
								<Moment at={row.createdAt} />
							</DenseCell>
						</tr>
					))}
				</DenseTable>
			)}
		</MoneySection>
	)
}

export function SubscriptionsTable(props: MoneyTableProps) {
	const m = useMessages(moneyMessages)
	const { what, buyer, status, period, given } = m.columns
	return (
		<MoneySection {...props} list="subscriptions">
			{(rows) => (
				<DenseTable columns={[what, buyer, status, period, given]}>
					{rows.map((row) => (
						<tr key={row.subscriptionId}>
							<DenseCell label={what} isMain>
								<Subject title={row.title} below={m.kinds[row.kind]} />
							</DenseCell>
							<DenseCell label={buyer}>
								<Buyer buyer={row.buyer} />
							</DenseCell>
							<DenseCell label={status}>
								<StateBadge state={row.status}>{m.accessStatuses[row.status]}</StateBadge>
							</DenseCell>
							<DenseCell label={period}>
								<span className={css.first}>
									<Moment at={row.startsAt} />
								</span>
								<span className={css.second}>
									<Moment at={row.endsAt} />
								</span>
							</DenseCell>
							<DenseCell label={given}>
								{row.paymentId ? <PageLink link={paymentLink(row.paymentId)}>{m.byPayment}</PageLink> : m.byHand}
							</DenseCell>
						</tr>
					))}
				</DenseTable>
			)}
		</MoneySection>
	)
}
