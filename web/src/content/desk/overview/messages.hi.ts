import type { messages as english } from './messages.en.ts'

export const messages: typeof english = {
	missed: {
		title: 'समय पर प्रकाशित नहीं हुईं',
		text: 'तय समय पर ये प्रविष्टियाँ पूरी नहीं थीं। इन्हें पूरा करें, फिर प्रकाशित करें या नया समय तय करें।',
		at: (moment) => `तय समय: ${moment}`,
	},
	ownWork: {
		title: 'आपके ड्राफ़्ट और बदलाव',
		none: 'आपके लिए कुछ भी बाकी नहीं है।',
		at: (moment) => `सहेजा गया: ${moment}`,
	},
	scheduled: {
		title: 'आगे प्रकाशित होने वाली',
		none: 'अभी किसी का समय तय नहीं है।',
		at: (moment) => moment,
	},
	hindi: { title: 'हिंदी, जो लिखनी या सुधारनी बाकी है', none: 'सारी हिंदी पूरी और नई है।' },
	reportedQuestions: {
		none: 'जाँचने के लिए कोई प्रश्न नहीं है।',
		some: (count) => `अभ्यर्थियों ने ${count} प्रश्नों में त्रुटि बताई है।`,
		check: 'इन्हें जाँचें',
	},
	reported: {
		none: 'शिकायत वाली कोई टिप्पणी बाकी नहीं है।',
		some: (count) => `पाठकों की शिकायत वाली टिप्पणियाँ और जवाब: ${count}।`,
		decide: 'देखें और निर्णय लें',
	},
	inquiries: {
		title: 'पूछताछ',
		none: 'पिछले सात दिनों में कोई पूछताछ नहीं।',
		some: (count) => `पिछले सात दिनों में ${count} पूछताछ।`,
		where: (email) => `हर पूछताछ ${email} पर ईमेल से आती है; उत्तर वहीं से दें।`,
	},
	untitled: 'बिना शीर्षक की प्रविष्टि',
	content: 'सारी सामग्री',
	columns: {
		kind: 'प्रकार',
		published: 'प्रकाशित',
		draft: 'ड्राफ़्ट',
		changed: 'बदली गईं',
		scheduled: 'समय तय',
		withdrawn: 'अप्रकाशित',
		import: 'फ़ाइल से',
	},
	importOf: (kind) => `${kind}: आयात करें`,
}
