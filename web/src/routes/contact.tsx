import { createFileRoute } from '@tanstack/react-router'
import { contactContent } from '../features/information/contact/content.ts'
import { ContactFacts } from '../features/information/contact-facts.tsx'
import { ContactSection } from '../features/information/contact-section.tsx'
import { informationHead } from '../features/information/information-head.ts'
import { InformationPage } from '../features/information/information-page.tsx'
import { InquiryForm } from '../features/inquiries/inquiry-form.tsx'
import { useMessages } from '../lib/messages.ts'

export const Route = createFileRoute('/contact')({
	head: ({ match }) => informationHead(match.context, '/contact'),
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
