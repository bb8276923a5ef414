import { linkOptions, useRouter, useRouterState } from '@tanstack/react-router'
import { useRef } from 'react'
import { useMessages } from '#web/lib/messages.ts'
import { ArrivingHeading } from '#web/ui/arriving-heading.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Field } from '#web/ui/field.tsx'
import { FormFailure } from '#web/ui/form-failure.tsx'
import { Note } from '#web/ui/note.tsx'
import { PageLink } from '#web/ui/page-link.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import { SubmitButton } from '#web/ui/submit-button.tsx'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import { leadOn } from '../after-sign-in.ts'
import css from '../card.module.css'
import { messages as accountsMessages } from '../messages.en.ts'
import { NeedsScript } from '../needs-script.tsx'
import { useAccountForm } from '../use-account-form.ts'
import { useSignIn } from '../use-sign-in.ts'
import type { CardProps } from './login-search.ts'
import { messages as loginMessages } from './messages.en.ts'
import { useResetModal } from './use-reset-modal.tsx'

/** Whether an address exists is not for this form to judge: the server says the same of all wrong ones. */
const check = ({ email, password }: Record<'email' | 'password', string>) => ({
	email: email.trim() === '' ? ('email-required' as const) : null,
	password: password === '' ? ('password-required' as const) : null,
})

export function LoginCard({ search, next, email, onEmail }: CardProps) {
	const m = useMessages(loginMessages)
	const common = useMessages(accountsMessages)
	const router = useRouter()
	const signIn = useSignIn()
	const { form, errorOf, failure, isSending } = useAccountForm<'email' | 'password'>({
		refusedText: m.wrong,
		check,
		send: async (credentials) => {
			await signIn(credentials)
			// The button is not to wake up before the next page is there.
			await leadOn(router, next)
		},
	})
	const fields = useRef<HTMLFormElement>(null)
	const reset = useResetModal(fields, onEmail)
	return (
		<>
			<ArrivingHeading as="h1" className={css.title}>
				{m.title}
			</ArrivingHeading>
			<p className={css.switch}>
				{m.newHere}{' '}
				<PageLink link={linkOptions({ to: '/login', search: { ...search, mode: 'register' } })}>
					{m.createAccount}
				</PageLink>
			</p>
			<form {...form} ref={fields} className={css.form}>
				{!failure && <WhyHere path={next.path} />}
				<WhatWaits path={next.path} />
				<FormFailure message={reset.hasFailed ? common.failed : failure} />
				<Field key={reset.doneFor} label={common.email} error={errorOf('email')}>
					{(control) => (
						<input
							{...control}
							name="email"
							type="email"
							autoComplete="username"
							autoCapitalize="none"
							required
							defaultValue={email}
							onChange={({ target }) => onEmail(target.value)}
						/>
					)}
				</Field>
				<PasswordField
					label={common.password}
					name="password"
					autoComplete="current-password"
					error={errorOf('password')}
					aside={
						<button
							type="button"
							className={classNames(css.link, 'needsScript')}
							aria-haspopup="dialog"
							onClick={() => void reset.open()}
						>
							{m.forgotPassword}
						</button>
					}
				/>
				<NeedsScript />
				<SubmitButton isWide isBusy={isSending} busyLabel={m.signingIn}>
					{m.login}
				</SubmitButton>
			</form>
			{reset.modal}
		</>
	)
}

/** Says what a reader has come to the door of: articles are closed but for the newest. */
function WhatWaits({ path }: { path: string }) {
	const m = useMessages(loginMessages)
	return path.startsWith('/current-affairs/') && <Note>{m.articleWaits}</Note>
}

/** Says why somebody who was signed in is asked to sign in again. The browser's history knows it, the server does not. */
function WhyHere({ path }: { path: string }) {
	const m = useMessages(loginMessages)
	const { isSessionOver, isUnchecked } = useRouterState({ select: ({ location }) => location.state })
	const isHydrated = useIsHydrated()
	if (!isHydrated) return null
	if (isSessionOver) return <Note kind="warning">{m.sessionOver}</Note>
	if (!isUnchecked) return null
	return (
		<Note kind="warning">
			{m.unchecked} {/* The server is asked anew, with a page of its own. */}
			<a href={path}>{m.checkAgain}</a>
		</Note>
	)
}
