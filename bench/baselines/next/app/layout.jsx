import { Footer } from './footer.jsx'
import { Header } from './header.jsx'
import './global.css'

export default function RootLayout({ children }) {
	return (
		<html lang="en" dir="ltr">
			<body>
				<a href="#content" className="skip">
					Skip to content
				</a>
				<Header />
				{children}
				<Footer />
			</body>
		</html>
	)
}
