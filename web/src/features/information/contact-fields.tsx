import { useMessages } from '#web/lib/messages.ts'
import { Field } from '#web/ui/field.tsx'
import type { Inquiry, InquiryError } from './check-inquiry.ts'
import css from './contact-form.module.css'
import { informationMessages } from './messages.ts'

interface ContactFieldsProps {
	errors: Partial<Record<keyof Inquiry, InquiryError>>
}

export function ContactFields({ errors }: ContactFieldsProps) {
	const { form: m } = useMessages(informationMessages)
	const errorOf = (field: keyof Inquiry) => {
		const error = errors[field]
		return error && m[error]
	}
	return (
		<>
			<Field label={m.name} error={errorOf('name')}>
				{(control) => <input {...control} name="name" autoComplete="name" maxLength={100} required />}
			</Field>
			<div className={css.pair}>
				<Field label={m.email} hint={m.emailHint} error={errorOf('email')}>
					{(control) => <input {...control} name="email" type="email" autoComplete="email" maxLength={254} required />}
				</Field>
				<Field label={m.phone} error={errorOf('phone')}>
					{(control) => <input {...control} name="phone" type="tel" autoComplete="tel" maxLength={20} />}
				</Field>
			</div>
			<Field label={m.message} hint={m.messageHint} error={errorOf('message')}>
				{({ className, ...control }) => (
					<textarea {...control} className={`${className} ${css.message}`} name="message" maxLength={2000} required />
				)}
			</Field>
		</>
	)
}
