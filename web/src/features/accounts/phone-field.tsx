import { PHONE_PREFIX } from '@aravalli/shared/phone'
import { useMessages } from '#web/lib/messages.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Field } from '#web/ui/field.tsx'
import css from './card.module.css'
import { messages as accountsMessages } from './messages.en.ts'

interface PhoneFieldProps {
	defaultValue?: string
	error: string | undefined
}

/** Takes a mobile number in India, without the prefix that stands before it. */
export function PhoneField({ defaultValue, error }: PhoneFieldProps) {
	const m = useMessages(accountsMessages)
	return (
		<Field label={m.phone} error={error}>
			{({ className, ...control }) => (
				<div className={css.phone}>
					<span className={css.prefix}>{PHONE_PREFIX}</span>
					<input
						{...control}
						className={classNames(className, css.phoneInput)}
						name="phoneNumber"
						type="tel"
						inputMode="tel"
						autoComplete="tel-national"
						defaultValue={defaultValue}
					/>
				</div>
			)}
		</Field>
	)
}
