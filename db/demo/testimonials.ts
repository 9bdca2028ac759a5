/** Fictional testimonials, shown as samples, in display order. */
export const demoTestimonials = [
  {
    clientName: 'R. Delacroix-Nguyen',
    rating: 5,
    content:
      'I came in with a shoebox and a knot in my stomach. I left with a list of four things to do, and someone who had already done the first.',
    practiceArea: 'trust-administration',
  },
  {
    clientName: 'P. Aldana',
    rating: 5,
    content: 'Nobody raised their voice, and our daughter’s week stayed her own.',
    practiceArea: 'custody',
  },
  {
    clientName: 'The Wickstroms',
    rating: 5,
    content: 'They told me what I didn’t need to pay for. That is when I trusted them.',
    practiceArea: 'estate-planning',
  },
  {
    clientName: 'J. Brandvold',
    rating: 5,
    content:
      'Every letter from the court came with a note that said what it meant and what it didn’t.',
    practiceArea: 'divorce',
  },
  {
    clientName: 'M. Castaneda-Roy',
    rating: 4,
    content:
      'It took as long as they said it would. I had been told shorter elsewhere, and it wasn’t true.',
    practiceArea: 'family-law',
  },
];
