import { nextExamYear } from '@aravalli/shared/exam-cycles'
import { useState } from 'react'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { Field } from '#web/ui/field.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import css from '../card.module.css'
import { ChoiceFields } from '../choice-fields.tsx'
import type { CardProps } from '../login/login-search.ts'
import { messages as accountsMessages } from '../messages.en.ts'
import { PhoneField } from '../phone-field.tsx'
import type { RegistrationField } from './registration-rules.ts'

interface RegistrationFieldsProps extends Pick<CardProps, 'email' | 'onEmail'> {
	errorOf: (name: RegistrationField) => string | undefined
}

export function RegistrationFields({ errorOf, email, onEmail }: RegistrationFieldsProps) {
	const m = useMessages(accountsMessages)
	const language = useLanguage()
	const [examYear] = useState(() => nextExamYear(new Date()))
	return (
		<>
			<Field label={m.fullName} error={errorOf('name')}>
				{(control) => <input {...control} name="name" autoComplete="name" required />}
			</Field>
			<div className={css.columns}>
				<Field label={m.email} error={errorOf('email')}>
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
				<PhoneField error={errorOf('phoneNumber')} />
			</div>
			<ChoiceFields language={language} examYear={examYear} dailyHours={1} />
			<div className={css.columns}>
				<PasswordField
					label={m.password}
					name="password"
					autoComplete="new-password"
					hint={m.passwordHint}
					error={errorOf('password')}
				/>
				<PasswordField
					label={m.confirmPassword}
					name="Cpassword"
					autoComplete="new-password"
					error={errorOf('Cpassword')}
				/>
			</div>
		</>
	)
}
