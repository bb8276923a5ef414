import { brand } from '@aravalli/shared/brand'
import type { ReactNode } from 'react'
import { useLanguage } from '#web/lib/language.tsx'
import { useMessages } from '#web/lib/messages.ts'
import { Sheet } from '#web/ui/sheet.tsx'
import css from './contact-facts.module.css'
import { messages as informationMessages } from './messages.en.ts'

/** Says where the team is and when it answers, from the institute's one file. */
export function ContactFacts() {
	const language = useLanguage()
	const { facts: m } = useMessages(informationMessages)
	return (
		<Sheet>
			<dl className={css.facts}>
				<Fact label={m.email}>
					<a href={`mailto:${brand.email}`} className={css.link}>
						{brand.email}
					</a>
				</Fact>
				<Fact label={m.phone}>
					<a href={`tel:${brand.phone}`} className={css.link}>
						{brand.phoneText}
					</a>
				</Fact>
				<Fact label={m.hours}>{brand.supportHours[language]}</Fact>
				<Fact label={m.address}>{brand.headOffice[language]}</Fact>
				<Fact label={m.branches}>{brand.branches[language]}</Fact>
			</dl>
		</Sheet>
	)
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
	return (
		<div className={css.fact}>
			<dt className={css.label}>{label}</dt>
			<dd>{children}</dd>
		</div>
	)
}
