import type { English } from '../../messages/catalogues.gen.ts';

type Texts = {
  readonly [Part in keyof English]?: { readonly [Key in keyof English[Part]]?: string };
};

/** Texts of a Vietnamese catalogue, as a translator writes them: those that the test of a third language reads. */
export const TEXTS: Texts = {
  paths: {
    appointment: 'lich-hen',
    attorneys: 'luat-su',
    contact: 'lien-he',
    newsletter: 'ban-tin',
    practiceAreas: 'linh-vuc',
    schedule: 'dat-lich',
  },
  site: {
    notFoundTitle: 'Không tìm thấy trang',
    home: 'Trang chủ',
    contact: 'Liên hệ',
    practiceAreas: 'Lĩnh vực hành nghề',
    skipToContent: 'Chuyển đến nội dung',
    menu: 'Trình đơn',
    inThisLanguage: 'Trang này cũng có bằng tiếng Việt.',
    readHere: 'Đọc bằng tiếng Việt',
    callPhone: 'Gọi {phone}',
  },
  common: { scheduleConsultation: 'Đặt lịch tư vấn', callNow: 'Gọi ngay' },
  booking: {
    timeTitle: 'Đặt lịch tư vấn',
    firstName: 'Tên',
    lastName: 'Họ',
    email: 'Địa chỉ email',
    bookedTitle: 'Đã xác nhận buổi tư vấn',
    book: 'Đặt lịch',
  },
  times: { count: '{count, plural, other {# giờ trống}}' },
  contact: { firstName: 'Tên', send: 'Gửi tin nhắn' },
  mails: {
    salutation: 'Kính chào {name},',
    subjectWithTime: '{subject}: {time}',
    longTime: '{weekday}, {date}, {time} ({zone})',
    shortTime: '{weekday}, {day}, {time}',
    when: 'Thời gian',
    howLong: 'Thời lượng',
    minutes: '{count, plural, other {# phút}}',
    withWhom: 'Luật sư',
    where: 'Địa điểm',
  },
  templates: {
    bookingConfirmationSubject: 'Buổi tư vấn của quý vị',
    bookingConfirmationOpening:
      'Buổi tư vấn của quý vị đã được đặt. Quý vị không cần chuẩn bị gì; mọi điều cần biết đều ở dưới đây.',
    bookingCancelledSubject: 'Đã hủy: buổi tư vấn của quý vị',
  },
  calendar: {
    summary: 'Tư vấn với {firm}',
    withWhom: 'Với {attorney}.',
    questions: 'Có câu hỏi, hoặc muốn đổi giờ? Xin gọi {phone}.',
  },
  errors: { slotTaken: 'Giờ này vừa có người đặt.', formFailed: 'Chưa gửi được' },
  validation: {
    required: 'Bắt buộc',
    email: 'Xin nhập địa chỉ email hợp lệ',
  },
};
