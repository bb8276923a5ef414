import { formatMoment } from '@aravalli/shared/format-moment'
import type { DeskPaymentPage } from '@aravalli/shared/payments/admin-contract'
import type { ReactNode } from 'react'
import { DeskBody } from '#web/content/desk/desk-body.tsx'
import { DeskTop } from '#web/content/desk/desk-top.tsx'
import { moneyPlace } from '#web/content/desk/rail/kinds-rail.tsx'
import { type ApiClient, ApiError } from '#web/lib/api.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { useLatest } from '#web/lib/use-latest.ts'
import { buttonClass } from '#web/ui/button-class.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { LoadFailure } from '#web/ui/load-failure.tsx'
import { LoadingSheet } from '#web/ui/loading-sheet.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { ReceiptDownload } from '../../receipts/public.tsx'
import { Buyer, PaymentState } from './cells.tsx'
import { Ledger } from './ledger.tsx'
import { messages as moneyMessages } from './messages.en.ts'
import css from './money.module.css'
import { moneyLink } from './money-search.ts'
import { formatAmount } from './money-words.ts'
import { usePayment } from './queries.ts'
import { RefundForm } from './refund-form.tsx'
import { RefundList } from './refund-list.tsx'
import { RefundRequest } from './refund-request.tsx'

/** Shows ADMIN all that is known of a payment, and gives money back. */
export function PaymentPage({ api, paymentId }: { api: ApiClient; paymentId: string }) {
	const m = useMessages(moneyMessages)
	const { data, error, isFetching, refetch } = usePayment(api, paymentId)
	const payment = useLatest(data)?.data
	const title = payment ? `${formatAmount(payment.amount)} · ${payment.title}` : m.page.facts
	const trail = [{ label: m.titles.payments, link: moneyLink('payments', {}) }, { label: title }]
	const failure = () => {
		if (error instanceof ApiError && error.code === 'payment.not-found') return <Missing />
		return <LoadFailure error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
	}
	return (
		<DeskBody api={api} place={moneyPlace} top={<DeskTop trail={trail} title={title} />}>
			<div className={css.parts}>
				{error && <Sheet>{failure()}</Sheet>}
				{payment ? <Parts api={api} payment={payment} /> : !error && <LoadingSheet />}
			</div>
		</DeskBody>
	)
}

function Missing() {
	const m = useMessages(moneyMessages)
	const back = (
		<PageLink link={moneyLink('payments', {})} className={buttonClass({ isCompact: true })}>
			{m.page.back}
		</PageLink>
	)
	return <EmptyState title={m.page.missing} action={back} />
}

function Parts({ api, payment }: { api: ApiClient; payment: DeskPaymentPage }) {
	const { request } = payment
	return (
		<>
			<Facts payment={payment} />
			{request && <RefundRequest api={api} paymentId={payment.paymentId} request={request} />}
			<RefundForm api={api} payment={payment} />
			{payment.refunds.length > 0 && <RefundList refunds={payment.refunds} />}
			<Ledger entries={payment.ledger} />
		</>
	)
}

function Facts({ payment }: { payment: DeskPaymentPage }) {
	const m = useMessages(moneyMessages)
	const language = useLanguage()
	const { page, columns, methods } = m
	const moment = (at: string) => formatMoment(at, language)
	const { method, capturedAt, failure } = payment
	return (
		<Sheet as="section" isPadded className={css.part}>
			<h2>{page.facts}</h2>
			<dl className={css.facts}>
				<Fact label={columns.buyer}>
					<Buyer buyer={payment.buyer} />
				</Fact>
				<Fact label={columns.status}>
					<PaymentState payment={payment} />
				</Fact>
				<Fact label={columns.what}>{m.kinds[payment.kind]}</Fact>
				<Fact label={columns.amount}>{formatAmount(payment.amount)}</Fact>
				<Fact label={page.price}>{formatAmount(payment.order.price)}</Fact>
				{payment.refundedAmount > 0 && <Fact label={page.refunded}>{formatAmount(payment.refundedAmount)}</Fact>}
				{method && <Fact label={columns.method}>{methods[method as keyof typeof methods] ?? method}</Fact>}
				<Fact label={capturedAt ? page.captured : page.created}>{moment(capturedAt ?? payment.createdAt)}</Fact>
				{failure && <Fact label={page.failure}>{failure}</Fact>}
				<Fact label={page.access}>
					<Access payment={payment} />
				</Fact>
				<Fact label={page.paymentId}>{payment.providerPaymentId}</Fact>
				<Fact label={page.orderId}>{payment.order.providerOrderId ?? payment.orderId}</Fact>
				<Fact label={page.ourId}>{payment.paymentId}</Fact>
				{payment.receiptNumber && <Fact label={columns.receipt}>{payment.receiptNumber}</Fact>}
			</dl>
			{payment.receiptId && <ReceiptDownload receiptId={payment.receiptId} variant="link" />}
		</Sheet>
	)
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
	return (
		<div>
			<dt>{label}</dt>
			<dd>{children}</dd>
		</div>
	)
}

function Access({ payment: { access } }: { payment: DeskPaymentPage }) {
	const { page } = useMessages(moneyMessages)
	const language = useLanguage()
	if (!access) return page.noAccess
	if (access.isEnded) return page.ended
	const { from, until } = access
	return from && until ? page.accessUntil(formatMoment(from, language), formatMoment(until, language)) : page.noEnd
}
