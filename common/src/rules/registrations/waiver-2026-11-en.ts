import type { WaiverText } from '../../model/registrations.ts';

/** Published: must not be changed. */
export const waiverEn202611: WaiverText = {
  version: '2026-11-en',
  language: 'en',
  title: 'Wine Walk Participation Agreement and Release of Liability',
  paragraphs: [
    {
      heading: '1. What you are agreeing to',
      text: 'This is a legal agreement between you and the nonprofit organization that holds this wine walk (the "Organizer"). It affects your legal rights: by accepting it you give up the right to sue for certain injuries and losses. Please read all of it. "The walk" means the wine walk you are registering for, with everything that belongs to it: the tastings, the way between the places, the rewards and this app. "Released Parties" means the Organizer, its directors, officers, employees and volunteers, the participating businesses and their owners and employees, the sponsors, the owners of the places where the walk is held, and the city and county in which it is held.',
    },
    {
      heading: '2. Taking part is your own choice',
      text: 'You take part in the walk voluntarily. You decide which places you visit, what you taste and when you stop. You may leave at any time. No stamp, point or reward requires you to drink alcohol: a check-in counts whether or not you taste anything.',
    },
    {
      heading: '3. Age and identification',
      text: 'You confirm that you are at least 21 years old. You will carry a valid government-issued photo ID and show it whenever staff or a participating business asks for it. Without it you will not be served alcohol, and no ticket is refunded for that reason. You will not hand alcohol to anyone under 21.',
    },
    {
      heading: '4. The risks of alcohol',
      text: 'You understand that alcohol impairs judgment, balance, coordination and reaction time, sometimes before you notice it, that it can cause illness, injury or death, and that it can interact with medicines and medical conditions. You know your own health and limits better than anyone else, and you alone are responsible for deciding whether it is safe for you to drink, and how much. Wine and food may contain allergens such as sulfites, nuts, milk, eggs, wheat and shellfish; asking about them is up to you.',
    },
    {
      heading: '5. Drinking responsibly',
      text: 'You will drink in moderation, eat something and drink water. You accept that any business or staff member may refuse to serve you, and that staff may end your participation without a refund if you appear intoxicated, endanger anyone or disturb others. You will carry open drinks only where the law and the walk allow it.',
    },
    {
      heading: '6. No driving after drinking',
      text: 'You will not drive a car or ride a motorcycle, bicycle, scooter or any other vehicle while you are impaired. You will arrange a safe way home before you start: a driver who does not drink, public transport, a taxi or a ride service. The Organizer does not provide transport unless it says so.',
    },
    {
      heading: '7. Walking on public streets',
      text: 'The walk leads over public streets and sidewalks of a historic district that stay open to traffic, partly in the dark. There may be uneven bricks and cobblestones, curbs, steps, narrow passages, wet or icy ground, crowds, vehicles and weather. You will obey traffic laws, use sidewalks and crossings, wear suitable shoes and watch where you walk rather than your screen. The order of places and the route that the app suggests are suggestions: they do not promise that a way is safe, lit or accessible to you.',
    },
    {
      heading: '8. You accept the risks',
      text: 'You know that the walk involves risks, among them those described above, the acts of other people and risks that nobody can foresee, and that they can lead to damaged or lost property, injury, illness, disability or death. You accept all of these risks, known and unknown, as your own, to the fullest extent the law allows.',
    },
    {
      heading: '9. Release of liability',
      text: 'To the fullest extent the law allows, you release the Released Parties from every claim, demand and cause of action for injury, illness, death, or loss of or damage to property that arises out of your participation in the walk, including claims that arise from the ordinary negligence of the Released Parties, and you agree not to sue them for such claims. This release binds you, your family, your heirs and everyone who acts for you. It does not cover gross negligence, intentional wrongdoing, or any liability that the law does not allow to be released.',
    },
    {
      heading: '10. Indemnity',
      text: "To the fullest extent the law allows, you will indemnify the Released Parties and hold them harmless against claims of others, including reasonable attorneys' fees, that arise from your own conduct at the walk or from your breach of this agreement.",
    },
    {
      heading: '11. Medical care',
      text: 'If you are injured or ill and cannot decide for yourself, you consent to first aid and to emergency medical treatment and transport that staff or emergency services consider necessary. You bear the costs of such care. If you have named an emergency contact, staff may call that person. The Organizer does not provide medical insurance or medical staff.',
    },
    {
      heading: '12. Photographs and recordings',
      text: 'Photographs and video may be taken at the walk, which is a public event. You allow the Organizer and the participating businesses to use pictures in which you appear to report on and promote the walk and the district, without payment and without your name. If you do not want to be pictured, tell the person who takes the picture or the staff at the registration desk, and it will be respected.',
    },
    {
      heading: '13. Your location and your information',
      text: 'The app asks for your location only when you use a feature that needs it. Your location at the moment of a check-in, its accuracy and the time are sent to the Organizer and kept, to confirm that you were there and to award stamps, points and rewards; you are not followed between check-ins. What you enter here, with the time, your internet address and the kind of browser, is kept as the record of this agreement and is seen by the staff of the walk. Your information is not sold. You receive news from the Organizer only if you ask for it separately. If you do not share your location, staff can confirm a visit in another way.',
    },
    {
      heading: '14. If a part does not hold',
      text: 'If a court finds a part of this agreement invalid or unenforceable, that part applies as far as the law allows and every other part stays in force. This is the whole agreement on its subject; no spoken statement changes it.',
    },
    {
      heading: '15. Governing law',
      text: 'This agreement is governed by the laws of the state where the event takes place, and disputes about it belong before the courts of that state.',
    },
    {
      heading: '16. Your signature',
      text: 'By typing your full legal name, checking the boxes and completing the registration you sign this agreement electronically, and your electronic signature counts as one made by hand. You confirm that you have read and understood the agreement, that you had the opportunity to ask questions and to seek advice, that you sign it freely, and that the information you give is true.',
    },
  ],
};
