import { AnnouncementBar } from './announcement-bar.jsx'
import { FollowedLinks } from './followed-links.jsx'
import { Footer } from './footer.jsx'
import { SiteHeader } from './site-header.jsx'
import { SkipLinks } from './skip-links.jsx'
import { SocialWidget } from './social-widget.jsx'
import './global.css'

/** The demo's own; like the questions they cost no query. */
const announcements = [
	'Every question and its model answer can be read in Hindi and in English.',
	'Choose a text size, high contrast or less motion with the button at the top of each page.',
	'Each question can be saved as a PDF with its model answer, ready to print.',
]

export default function RootLayout({ children }) {
	return (
		<html lang="en" dir="ltr">
			<body>
				<FollowedLinks />
				<SkipLinks />
				<AnnouncementBar texts={announcements} />
				<SiteHeader />
				{children}
				<Footer />
				<SocialWidget />
				<div id="announcer" role="status" className="visuallyHidden" />
			</body>
		</html>
	)
}
