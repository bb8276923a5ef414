import { EMAIL_MAX_LENGTH, NAME_MAX_LENGTH } from '@aravalli/shared/accounts/account'
import { INQUIRY_MAX_LENGTH } from '@aravalli/shared/inquiries/inquiry'
import { useMessages } from '#web/lib/messages.ts'
import { Field } from '#web/ui/field.tsx'
import type { InquiryErrors } from './check-inquiry.ts'
import css from './contact-form.module.css'
import { informationMessages } from './messages.ts'

interface ContactFieldsProps {
	errors: InquiryErrors
}

export function ContactFields({ errors }: ContactFieldsProps) {
	const { form: m } = useMessages(informationMessages)
	return (
		<>
			<Field label={m.name} error={errors.name}>
				{(control) => <input {...control} name="name" autoComplete="name" maxLength={NAME_MAX_LENGTH} required />}
			</Field>
			<div className={css.pair}>
				<Field label={m.email} hint={m.emailHint} error={errors.email}>
					{(control) => (
						<input {...control} name="email" type="email" autoComplete="email" maxLength={EMAIL_MAX_LENGTH} required />
					)}
				</Field>
				<Field label={m.phone} error={errors.phone}>
					{(control) => <input {...control} name="phone" type="tel" autoComplete="tel" maxLength={20} />}
				</Field>
			</div>
			<Field label={m.message} hint={m.messageHint} error={errors.message}>
				{({ className, ...control }) => (
					<textarea
						{...control}
						className={`${className} ${css.message}`}
						name="message"
						maxLength={INQUIRY_MAX_LENGTH}
						required
					/>
				)}
			</Field>
		</>
	)
}
