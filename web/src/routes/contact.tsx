import { createFileRoute } from '@tanstack/react-router'
import { content as contactContent } from '../features/information/contact/content.en.ts'
import { ContactFacts } from '../features/information/contact-facts.tsx'
import { ContactSection } from '../features/information/contact-section.tsx'
import { InformationPage } from '../features/information/information-page.tsx'
import { informationRoute } from '../features/information/information-route.ts'
import { InquiryForm } from '../features/inquiries/inquiry-form.tsx'
import { useMessages } from '../lib/messages.ts'

export const Route = createFileRoute('/contact')({
	...informationRoute('/contact'),
	component: Page,
})

function Page() {
	return (
		<InformationPage content={useMessages(contactContent)} hasContents={false}>
			<ContactFacts />
			<ContactSection>
				<InquiryForm />
			</ContactSection>
		</InformationPage>
	)
}
