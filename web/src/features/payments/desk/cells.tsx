import { formatMoment } from '@aravalli/shared/format-moment'
import type { DeskOrder, DeskPayment } from '@aravalli/shared/payments/admin-contract'
import type { ReactNode } from 'react'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { textLanguage } from '#web/lib/text-language.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { checkIcon, clockIcon, lockIcon, rotateCwIcon, xIcon } from '#web/ui/icons.ts'
import { PageLink } from '#web/ui/page-link.tsx'
import { messages as moneyMessages } from './messages.en.ts'
import css from './money.module.css'
import { paymentLink } from './money-search.ts'
import { formatAmount } from './money-words.ts'

/** Says what it is about, in two lines; the first leads to the payment where there is one. */
export function Subject({ title, below, paymentId }: { title: string; below: ReactNode; paymentId?: string | null }) {
	const words = <span lang={textLanguage(title)}>{title}</span>
	return (
		<>
			<span className={css.first}>
				{paymentId ? <PageLink link={paymentLink(paymentId)}>{words}</PageLink> : words}
			</span>
			<span className={css.second}>{below}</span>
		</>
	)
}

export function Buyer({ buyer }: { buyer: DeskOrder['buyer'] }) {
	const m = useMessages(moneyMessages)
	if (!buyer) return <span className={css.second}>{m.closed}</span>
	return (
		<>
			<span className={classNames(css.first, css.buyer)}>{buyer.name}</span>
			<span className={css.second}>{buyer.email}</span>
		</>
	)
}

export function Moment({ at }: { at: string }) {
	return <span className={css.nowrap}>{formatMoment(at, useLanguage())}</span>
}

type State = keyof typeof states

/** Each has a word, an icon and a colour (tokens.md, "Payment"). */
const states = {
	captured: { tone: 'ok', icon: checkIcon },
	paid: { tone: 'ok', icon: checkIcon },
	done: { tone: 'ok', icon: checkIcon },
	booked: { tone: 'ok', icon: checkIcon },
	ACTIVE: { tone: 'ok', icon: checkIcon },
	failed: { tone: 'bad', icon: xIcon },
	cancelled: { tone: 'bad', icon: xIcon },
	CANCELLED: { tone: 'bad', icon: xIcon },
	created: { tone: 'warn', icon: clockIcon },
	open: { tone: 'warn', icon: clockIcon },
	pending: { tone: 'warn', icon: clockIcon },
	sent: { tone: 'warn', icon: clockIcon },
	asked: { tone: 'warn', icon: clockIcon },
	authorized: { tone: 'grey', icon: lockIcon },
	refunded: { tone: 'grey', icon: rotateCwIcon },
	lapsed: { tone: 'grey', icon: clockIcon },
	over: { tone: 'grey', icon: clockIcon },
	EXPIRED: { tone: 'grey', icon: clockIcon },
} as const satisfies Record<string, { tone: BadgeTone; icon: string }>

export function StateBadge({ state, children }: { state: State; children: ReactNode }) {
	const { tone, icon } = states[state]
	return (
		<Badge tone={tone} icon={icon}>
			{children}
		</Badge>
	)
}

/** Says how a payment stands, and what of it goes back. */
export function PaymentState({ payment: { status, isRefundAsked, refundedAmount } }: { payment: DeskPayment }) {
	const m = useMessages(moneyMessages)
	return (
		<span className={css.states}>
			<StateBadge state={status}>{m.paymentStatuses[status]}</StateBadge>
			{isRefundAsked && <StateBadge state="asked">{m.refundAsked}</StateBadge>}
			{refundedAmount > 0 && status !== 'refunded' && (
				<StateBadge state="refunded">{m.refundedPart(formatAmount(refundedAmount))}</StateBadge>
			)}
		</span>
	)
}
