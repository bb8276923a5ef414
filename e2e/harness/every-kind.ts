import type { Bilingual } from '@aravalli/shared/language'

/**
 * Makes an infographic with a block of every kind, so that the stories do not depend on what the demo content happens
 * to have. Its words are long where long words are to be expected.
 */
const t = (english: string, hindi: string): Bilingual => ({ english, hindi })

export const everyKind = [
	{
		kind: 'heights',
		title: t('Peaks of the Aravalli', 'अरावली की चोटियाँ'),
		note: t(
			'From Mount Abu to the hills of Jaipur: the range is highest in the south-west.',
			'आबू पर्वत से जयपुर की पहाड़ियों तक: पर्वतमाला दक्षिण-पश्चिम में सबसे ऊँची है।',
		),
		unit: t('m', 'मी.'),
		items: [
			{ label: t('Guru Shikhar, Sirohi', 'गुरु शिखर, सिरोही'), value: 1722 },
			{ label: t('Ser, Sirohi', 'सेर, सिरोही'), value: 1597 },
			{ label: t('Dilwara, Sirohi', 'दिलवाड़ा, सिरोही'), value: 1442 },
			{ label: t('Jarga, Udaipur', 'जरगा, उदयपुर'), value: 1431 },
			{ label: t('Achalgarh, Sirohi', 'अचलगढ़, सिरोही'), value: 1380 },
			{ label: t('Raghunathgarh, Sikar', 'रघुनाथगढ़, सीकर'), value: 1055 },
			{ label: t('Taragarh, Ajmer', 'तारागढ़, अजमेर'), value: 873 },
		],
	},
	{
		kind: 'figures',
		title: t('The state in three numbers', 'तीन संख्याओं में राज्य'),
		items: [
			{
				value: t('3.42 lakh sq km', '3.42 लाख वर्ग किमी'),
				label: t('Area, the largest of all states', 'क्षेत्रफल, सभी राज्यों में सबसे बड़ा'),
			},
			{ value: t('10.4%', '10.4%'), label: t('Share of the area of India', 'भारत के क्षेत्रफल में हिस्सा') },
			{
				value: t('1,070 km', '1,070 किमी'),
				label: t('International border, with Pakistan', 'पाकिस्तान के साथ अंतरराष्ट्रीय सीमा'),
			},
		],
	},
	{
		kind: 'bars',
		title: t('Length of rivers', 'नदियों की लंबाई'),
		unit: t('km', 'किमी'),
		items: [
			{ label: t('Chambal', 'चंबल'), value: 966 },
			{ label: t('Banas', 'बनास'), value: 512 },
			{ label: t('Luni', 'लूनी'), value: 495 },
			{ label: t('Mahi', 'माही'), value: 583.5 },
			{ label: t('Sabarmati', 'साबरमती'), value: 371 },
		],
	},
	{
		kind: 'parts',
		title: t('Physical divisions by area', 'क्षेत्रफल के अनुसार भौतिक विभाग'),
		note: t('Share of the area of the state.', 'राज्य के क्षेत्रफल में हिस्सा।'),
		items: [
			{ label: t('Western sandy plain', 'पश्चिमी मरुस्थलीय मैदान'), value: 61.1 },
			{ label: t('Eastern plain', 'पूर्वी मैदान'), value: 23.3 },
			{ label: t('Aravalli hills', 'अरावली पर्वतीय प्रदेश'), value: 9 },
			{ label: t('South-eastern plateau', 'दक्षिण-पूर्वी पठार'), value: 6.6 },
		],
	},
	{
		kind: 'timeline',
		title: t('The integration of Rajasthan', 'राजस्थान का एकीकरण'),
		items: [
			{
				when: t('18 March 1948', '18 मार्च 1948'),
				label: t('Matsya Union', 'मत्स्य संघ'),
				text: t('Alwar, Bharatpur, Dholpur and Karauli.', 'अलवर, भरतपुर, धौलपुर और करौली।'),
			},
			{ when: t('25 March 1948', '25 मार्च 1948'), label: t('Rajasthan Union', 'राजस्थान संघ') },
			{
				when: t('30 March 1949', '30 मार्च 1949'),
				label: t('Greater Rajasthan', 'वृहत् राजस्थान'),
				text: t(
					'Jaipur, Jodhpur, Bikaner and Jaisalmer join; the day is kept as Rajasthan Day.',
					'जयपुर, जोधपुर, बीकानेर और जैसलमेर जुड़े; यह दिन राजस्थान दिवस के रूप में मनाया जाता है।',
				),
			},
			{
				when: t('1 November 1956', '1 नवंबर 1956'),
				label: t('The present state', 'वर्तमान राज्य'),
				text: t('With Ajmer, Abu and Sunel Tappa.', 'अजमेर, आबू और सुनेल टप्पा के साथ।'),
			},
		],
	},
	{
		kind: 'levels',
		title: t('Panchayati Raj', 'पंचायती राज'),
		items: [
			{ label: t('Zila Parishad', 'ज़िला परिषद'), text: t('District', 'ज़िला') },
			{ label: t('Panchayat Samiti', 'पंचायत समिति'), text: t('Block', 'खंड') },
			{ label: t('Gram Panchayat', 'ग्राम पंचायत'), text: t('Village or a group of villages', 'गाँव या गाँवों का समूह') },
		],
	},
	{
		kind: 'steps',
		title: t('How a bill becomes law', 'विधेयक कानून कैसे बनता है'),
		items: [
			{ label: t('First reading', 'प्रथम वाचन'), text: t('The bill is introduced.', 'विधेयक प्रस्तुत होता है।') },
			{
				label: t('Second reading', 'द्वितीय वाचन'),
				text: t('Discussion, committee, clause by clause.', 'चर्चा, समिति और खंड-दर-खंड विचार।'),
			},
			{ label: t('Third reading', 'तृतीय वाचन'), text: t('The House votes on the whole.', 'सदन पूरे विधेयक पर मत देता है।') },
			{ label: t('The other House', 'दूसरा सदन'), text: t('The same three readings.', 'वही तीन वाचन।') },
			{ label: t('Assent', 'स्वीकृति'), text: t('Article 111.', 'अनुच्छेद 111।') },
		],
	},
	{
		kind: 'compare',
		title: t('Governor and President', 'राज्यपाल और राष्ट्रपति'),
		columns: [t('Governor', 'राज्यपाल'), t('President', 'राष्ट्रपति')],
		rows: [
			{
				label: t('Ordinance', 'अध्यादेश'),
				cells: [t('Article 213', 'अनुच्छेद 213'), t('Article 123', 'अनुच्छेद 123')],
			},
			{
				label: t('Pardon', 'क्षमादान'),
				cells: [t('Article 161', 'अनुच्छेद 161'), t('Article 72', 'अनुच्छेद 72')],
			},
			{
				label: t('Comes to office', 'पद पर आते हैं'),
				cells: [
					t('Appointed by the President', 'राष्ट्रपति द्वारा नियुक्त'),
					t('Elected by an electoral college', 'निर्वाचक मंडल द्वारा निर्वाचित'),
				],
			},
		],
	},
	{
		kind: 'facts',
		title: t('Worth remembering', 'याद रखने योग्य'),
		items: [
			{
				label: t('Luni', 'लूनी'),
				text: t('The only large river of the western desert.', 'पश्चिमी मरुस्थल की एकमात्र बड़ी नदी।'),
			},
			{
				label: t('Sambhar', 'सांभर'),
				text: t('The largest inland salt lake of India.', 'भारत की सबसे बड़ी अंतर्देशीय खारे पानी की झील।'),
			},
			{ label: t('Ranthambore', 'रणथंभौर'), text: t('Where Aravalli and Vindhya meet.', 'जहाँ अरावली और विंध्य मिलते हैं।') },
		],
	},
]
