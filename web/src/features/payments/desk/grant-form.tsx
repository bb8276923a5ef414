import { emailProblem } from '@aravalli/shared/email'
import { formatMoment } from '@aravalli/shared/format-moment'
import { GRANT_MAX_DAYS, type GrantKind } from '@aravalli/shared/payments/desk'
import { refundReasonProblem } from '@aravalli/shared/payments/payment'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ApiClient, apiQuery } from '#web/lib/api.ts'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { useForm, type Values } from '#web/lib/use-form.ts'
import { Button } from '#web/ui/button.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Field } from '#web/ui/field.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { Sheet } from '#web/ui/sheet.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import { messages as moneyMessages } from './messages.en.ts'
import css from './money.module.css'
import { refreshMoney } from './queries.ts'

type Name = 'email' | 'item' | 'days' | 'reason'

/** Gives access without a payment, or extends what a learner has. */
export function GrantForm({ api }: { api: ApiClient }) {
	const { grant: m, failed } = useMessages(moneyMessages)
	const language = useLanguage()
	const { show } = useToast()
	const queryClient = useQueryClient()
	const { form, problems, refused, failure, isSending } = useForm<Name, keyof typeof m.problems>({
		check,
		async send({ email, item, days, reason }, element) {
			const [kind = '', itemId = ''] = item.split('/')
			const body = { email, kind: kind as GrantKind, itemId, days: Number(days), reason }
			const { data } = await api('POST /api/admin/subscriptions', { body })
			element.reset()
			show({ title: m.given(formatMoment(data.endsAt, language)), kind: 'ok' })
			await refreshMoney(queryClient)
		},
	})
	const errorOf = (name: Name) => (problems[name] ? m.problems[problems[name]] : refused[name])
	return (
		<Sheet isPadded className={css.grant}>
			<Disclosure showLabel={m.open}>
				<form {...form} className={`${css.form} ${css.inside}`}>
					<p>{m.text}</p>
					<FormFailure message={failure && ((failure !== 'away' && failure.message) || failed)} />
					<Field label={m.email} error={errorOf('email')}>
						{(control) => <input {...control} name="email" type="email" autoComplete="off" />}
					</Field>
					<div className={css.pair}>
						<Field label={m.item} error={errorOf('item')}>
							{(control) => (
								<select {...control} name="item">
									<option value="">{m.choose}</option>
									<Items api={api} />
								</select>
							)}
						</Field>
						<Field label={m.days} error={errorOf('days')}>
							{(control) => <input {...control} name="days" inputMode="numeric" autoComplete="off" />}
						</Field>
					</div>
					<Field label={m.reason} error={errorOf('reason')}>
						{(control) => <textarea {...control} name="reason" rows={2} />}
					</Field>
					<div className={css.buttons}>
						<Button type="submit" variant="primary" isCompact isBusy={isSending} busyLabel={m.giving}>
							{m.give}
						</Button>
					</div>
				</form>
			</Disclosure>
		</Sheet>
	)
}

/** Offers what is sold now. */
function Items({ api }: { api: ApiClient }) {
	const { grant: m } = useMessages(moneyMessages)
	const isHydrated = useIsHydrated()
	const courses = useQuery(apiQuery(api, 'GET /api/courses')).data?.data ?? []
	const plans = useQuery(apiQuery(api, 'GET /api/evaluation-plans')).data?.data ?? []
	if (!isHydrated) return null
	return (
		<>
			<optgroup label={m.courses}>
				{courses.map(({ _id, title }) => (
					<option key={_id} value={`course/${_id}`}>
						{title}
					</option>
				))}
			</optgroup>
			<optgroup label={m.plans}>
				{plans.map(({ planId, title }) => (
					<option key={planId} value={`evaluation-plan/${planId}`}>
						{title}
					</option>
				))}
			</optgroup>
		</>
	)
}

function check({ email, item, days, reason }: Values<Name>) {
	const count = /^\d{1,4}$/.test(days.trim()) ? Number(days) : 0
	return {
		email: emailProblem(email),
		item: item === '' ? ('item-required' as const) : null,
		days: count >= 1 && count <= GRANT_MAX_DAYS ? null : ('days-invalid' as const),
		reason: refundReasonProblem(reason),
	}
}
