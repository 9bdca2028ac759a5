export const bar = 'Quick exit';
export const leave = 'Leave this page';
export const leaveExplained =
  '<leave>Leave this page</leave> opens another website instead of this one. Your browser may still list this site in its history. <more>What leaving can and cannot do</more>';
export const orShift = 'or press Shift three times';
export const shiftTwice = 'Press Shift twice more to leave';
export const shiftOnce = 'Press Shift once more to leave';
export const explanation = 'What does this do?';
