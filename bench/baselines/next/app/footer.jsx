import { Brand } from './brand.jsx'
import { app, telegram, whatsapp } from './communities.js'
import { ExternalLink } from './external-link.jsx'
import css from './footer.module.css'
import { Icon } from './line-icon.jsx'
import { MenuLink } from './menu-link.jsx'
import { Ridge } from './ridge.jsx'

const quickLinks = [
	['/current-affairs', 'Current Affairs'],
	['/prelims', 'Prelims Examination'],
	['/mains', 'Mains Examination'],
	['/resources', 'Resources'],
]

const supportLinks = [
	['/help', 'Help'],
	['/contact', 'Contact'],
	['/contact', 'Ask us'],
	['/payment-history', 'Payment history'],
	['/refund-policy', 'Refund Policy'],
	['/privacy-policy', 'Privacy Policy'],
	['/terms-conditions', 'Terms and Conditions'],
	['/about', 'About'],
]

export function Footer() {
	return (
		<footer id="footer" className={css.footer} tabIndex={-1}>
			<div className={css.ridge}>
				<Ridge />
			</div>
			<div className={css.ground}>
				<div className={`wrap ${css.columns}`}>
					<div className={css.about}>
						<Brand />
						<p>Preparation for the Rajasthan Administrative Service examination, in Hindi and English.</p>
					</div>
					<Column title="Quick Links">
						<Links links={quickLinks} />
					</Column>
					<Column title="Support">
						<Links links={supportLinks} />
					</Column>
					<Column title="Connect With Us">
						<Communities />
						<li>Facebook · opens soon</li>
						<li>Twitter · opens soon</li>
						<li>Instagram · opens soon</li>
					</Column>
				</div>
				<div className="wrap">
					<Facts />
				</div>
			</div>
		</footer>
	)
}

function Column({ title, children }) {
	return (
		<section>
			<h2 className={css.title}>{title}</h2>
			<ul className={css.links}>{children}</ul>
		</section>
	)
}

function Links({ links }) {
	return links.map(([href, label]) => (
		<li key={label}>
			<MenuLink href={href}>{label}</MenuLink>
		</li>
	))
}

function Communities() {
	return [whatsapp, telegram, { ...app, label: 'Mobile app' }].map(({ href, icon, label }) => (
		<li key={label}>
			<ExternalLink href={href}>
				<Icon path={icon} />
				{label}
			</ExternalLink>
		</li>
	))
}

function Facts() {
	return (
		<dl className={css.facts}>
			<Fact label="Head office">12 Example Road, Sample Nagar, Jaipur, Rajasthan 302000</Fact>
			<Fact label="Branches">Jodhpur, Sikar, Kota, Udaipur, Bikaner</Fact>
			<Fact label="Support hours">Monday to Friday, 9 AM to 6 PM IST</Fact>
			<Fact label="Write or call">
				<a href="mailto:help@example.com">help@example.com</a>
				<a href="tel:+910000000000">+91 00000 00000</a>
			</Fact>
		</dl>
	)
}

function Fact({ label, children }) {
	return (
		<div>
			<dt className={css.label}>{label}</dt>
			<dd className={css.value}>{children}</dd>
		</div>
	)
}
